import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import type { PostListParams } from './paginated-posts'

/** The state of the dashboard that its URL stores. */
export interface DashboardSearchParams extends PostListParams {
  /** The id of the post that the form edits; without one, the form creates a post. */
  edit?: string
}

/** The maximum length of a search, which is a part of URLs. */
export const maxSearchLength = 200

export const parseDashboardSearchParams = (
  searchParams: URLSearchParams,
): DashboardSearchParams => ({
  searchText: (searchParams.get('q') ?? '').trim().slice(0, maxSearchLength),
  order: searchParams.get('order') === 'oldest' ? 'oldest' : 'newest',
  pageNumber: /^[1-9]\d{0,4}$/.test(searchParams.get('page') ?? '')
    ? Number(searchParams.get('page'))
    : 1,
  edit: searchParams.get('edit') || undefined,
})

/** The URL of the dashboard with these parameters, without those that have their default. */
export const dashboardHref = ({ searchText, order, pageNumber, edit }: DashboardSearchParams) => ({
  pathname: '/dashboard' as const,
  search: new URLSearchParams({
    ...(searchText && { q: searchText }),
    ...(order === 'oldest' && { order }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
    ...(edit && { edit }),
  }).toString(),
})

/** The parameters in the URL of the dashboard, and a function that changes some of them. */
export function useDashboardSearchParams() {
  const [searchParams] = useHydratedSearchParams()
  const params = parseDashboardSearchParams(searchParams)
  const navigate = useNavigate()

  // A save may end after the URL has changed, and then changes the new one.
  const latestRef = useRef(params)
  useEffect(() => {
    latestRef.current = params
  })
  const setParams = (changes: Partial<DashboardSearchParams>, { replace = false } = {}) =>
    void navigate(dashboardHref({ ...latestRef.current, ...changes }), {
      replace,
      preventScrollReset: true,
    })

  return [params, setParams] as const
}
