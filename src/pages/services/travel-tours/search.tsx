import { travelSearches } from '@/content/travel-searches'
import { InquiryPage } from '@/inquiries/inquiry-page'
import { inquiryMeta } from '@/inquiries/inquiry-type'

export const meta = inquiryMeta(travelSearches)

/** The inquiry about a trip for the travel type in `?type=`. */
export const Component = () => <InquiryPage copy={travelSearches} />
