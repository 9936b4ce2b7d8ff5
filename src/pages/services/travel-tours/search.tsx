import { travelSearches } from '@/content/travel-searches'
import { requestMeta } from '@/content/requests'
import { RequestPage } from '@/requests/request-page'

export const meta = requestMeta(travelSearches)

/** The search request for the travel type in `?type=`. */
export const Component = () => <RequestPage copy={travelSearches} />
