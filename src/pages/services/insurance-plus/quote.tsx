import { insuranceQuotes } from '@/content/pages/services/insurance-plus/_quote'
import { inquiryMeta, InquiryPage } from '@/features/inquiries/inquiry-page'

export const meta = inquiryMeta(insuranceQuotes)

/** The inquiry about a quote for the insurance type in `?type=`. */
export const Component = () => <InquiryPage content={insuranceQuotes} />
