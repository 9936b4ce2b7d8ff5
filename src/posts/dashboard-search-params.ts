import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import type { PostListParams } from './api'

/** The dashboard state that is stored in the URL. */
export interface DashboardSearchParams extends PostListParams {
  /** The id of the post that the form edits; without one, the form creates a post. */
  edit?: string
}

/** The maximum length of a search, because URLs contain it. */
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

/** Returns the dashboard URL with these parameters, except default values. */
export const dashboardHref = ({ searchText, order, pageNumber, edit }: DashboardSearchParams) => ({
  pathname: '/dashboard' as const,
  search: new URLSearchParams({
    ...(searchText && { q: searchText }),
    ...(order === 'oldest' && { order }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
    ...(edit && { edit }),
  }).toString(),
})

/** The state of the history entry that "Edit" adds. */
const editorEntry = 'editor'

/** Returns the parameters in the dashboard URL and functions that change them. */
export function useDashboardSearchParams() {
  const [searchParams] = useHydratedSearchParams()
  const params = parseDashboardSearchParams(searchParams)
  const { state } = useLocation()
  const navigate = useNavigate()

  // A save may end after the URL has changed, so update the current URL.
  const latestRef = useRef({ params, state })
  useEffect(() => {
    latestRef.current = { params, state }
  })
  const setParams = (changes: Partial<DashboardSearchParams>, options?: NavigateOptions) =>
    void navigate(dashboardHref({ ...latestRef.current.params, ...changes }), {
      preventScrollReset: true,
      ...options,
    })

  /** Opens the form of a post, or closes it. All edits share one history entry, so Back passes one. */
  function setEdit(edit?: string) {
    const latest = latestRef.current
    const keepsEntry = !edit || latest.params.edit || latest.state === editorEntry
    setParams(
      { edit },
      keepsEntry ? { replace: true, state: latest.state } : { state: editorEntry },
    )
  }

  return { params, setParams, setEdit }
}
