import { homeServiceBookings } from '@/content/pages/services/home-services/_booking'
import { inquiryMeta, InquiryPage } from '@/features/inquiries/inquiry-page'

export const meta = inquiryMeta(homeServiceBookings)

/** The inquiry about the home service that the URL names. */
export const Component = () => <InquiryPage content={homeServiceBookings} />
