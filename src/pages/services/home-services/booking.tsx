import { homeBookings } from '@/content/home-bookings'
import { InquiryPage } from '@/inquiries/inquiry-page'
import { inquiryMeta } from '@/inquiries/inquiry-type'

export const meta = inquiryMeta(homeBookings)

/** Books the home service that the address names. */
export const Component = () => <InquiryPage copy={homeBookings} />
