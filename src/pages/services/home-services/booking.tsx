import { homeBookings } from '@/content/home-bookings'
import { RequestPage } from '@/requests/request-page'
import { requestMeta } from '@/requests/request-type'

export const meta = requestMeta(homeBookings)

/** Books the home service that the address names. */
export const Component = () => <RequestPage copy={homeBookings} />
