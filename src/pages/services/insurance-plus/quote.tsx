import { insuranceQuotes } from '@/content/insurance-quotes'
import { InquiryPage } from '@/inquiries/inquiry-page'
import { inquiryMeta } from '@/inquiries/inquiry-type'

export const meta = inquiryMeta(insuranceQuotes)

/** The inquiry about a quote for the insurance type in `?type=`. */
export const Component = () => <InquiryPage copy={insuranceQuotes} />
