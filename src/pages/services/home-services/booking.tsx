import { homeBookings } from '@/content/home-bookings'
import { requestMeta } from '@/content/requests'
import { RequestPage } from '@/requests/request-page'

export const meta = requestMeta(homeBookings)

/** Books the home service that the address names. */
export const Component = () => <RequestPage copy={homeBookings} />
