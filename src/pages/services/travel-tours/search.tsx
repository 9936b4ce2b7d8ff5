import { type Location, useSearchParams } from 'react-router-dom'
import { travelSearch } from '@/content/links'
import { travelTypes } from '@/content/request-types'
import { requestMeta } from '@/content/requests'
import { travelSearches } from '@/content/travel-searches'
import { RequestPage } from '@/requests/request-page'

export const meta = ({ search }: Pick<Location, 'search'>) =>
  requestMeta(travelSearches, new URLSearchParams(search).get('type'))

/** The search request for the travel type in `?type=`. */
export function Component() {
  const [params] = useSearchParams()
  return (
    <RequestPage
      copy={travelSearches}
      names={travelTypes}
      linkTo={travelSearch}
      type={params.get('type')}
    />
  )
}
