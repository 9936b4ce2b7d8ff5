import { type Location, useParams } from 'react-router-dom'
import { homeBookings } from '@/content/home-bookings'
import { homeService } from '@/content/links'
import { homeServices } from '@/content/request-types'
import { requestMeta } from '@/content/requests'
import { RequestPage } from '@/requests/request-page'

export const meta = ({ pathname }: Pick<Location, 'pathname'>) =>
  requestMeta(homeBookings, pathname.split('/').at(-1))

/** Books the home service that the address names. */
export function Component() {
  const { slug } = useParams()
  return <RequestPage copy={homeBookings} names={homeServices} linkTo={homeService} type={slug} />
}
