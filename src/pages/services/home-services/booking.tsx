import { homeServiceBookings } from '@/content/data/home-service-bookings'
import { inquiryMeta, InquiryPage } from '@/inquiries/inquiry-page'

export const meta = inquiryMeta(homeServiceBookings)

/** Books the home service that the URL names. */
export const Component = () => <InquiryPage copy={homeServiceBookings} />
