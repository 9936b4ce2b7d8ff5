import { useParams } from 'react-router-dom'
import { homeBookings } from '@/content/home-bookings'
import { homeService } from '@/content/links'
import { homeServices } from '@/content/request-types'
import { RequestPage } from '@/sections/request-page'

export { meta } from '@/content/home-bookings'

/** Books the home service that the address names. */
export function Component() {
  const { slug } = useParams()
  return <RequestPage copy={homeBookings} names={homeServices} linkTo={homeService} type={slug} />
}
