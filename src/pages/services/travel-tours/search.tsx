import { travelSearches } from '@/content/pages/services/travel-tours/_search'
import { inquiryMeta, InquiryPage } from '@/features/inquiries/inquiry-page'

export const meta = inquiryMeta(travelSearches)

/** The inquiry about a trip for the travel type in `?type=`. */
export const Component = () => <InquiryPage content={travelSearches} />
