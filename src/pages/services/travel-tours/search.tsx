import { travelSearches } from '@/content/travel-searches'
import { RequestPage } from '@/requests/request-page'
import { requestMeta } from '@/requests/request-type'

export const meta = requestMeta(travelSearches)

/** The search request for the travel type in `?type=`. */
export const Component = () => <RequestPage copy={travelSearches} />
