import { useSearchParams } from 'react-router'
import { travelSearch } from '@/content/links'
import { travelTypes } from '@/content/request-kinds'
import { travelSearches } from '@/content/travel-searches'
import { RequestPage } from '@/sections/request-page'

export { meta } from '@/content/travel-searches'

/** Starts a search of the kind of travel that `?type=` names. */
export function Component() {
  const [params] = useSearchParams()
  return (
    <RequestPage
      copy={travelSearches}
      names={travelTypes}
      linkTo={travelSearch}
      kind={params.get('type')}
    />
  )
}
