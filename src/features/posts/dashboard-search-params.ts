import { useNavigate } from 'react-router-dom'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'

/** The dashboard state that is stored in the URL. */
type DashboardSearchParams = ReturnType<typeof parseDashboardSearchParams>

/** The search, order and page (from 1) of a list of posts. */
export type PostListParams = Omit<DashboardSearchParams, 'edit'>

/** The maximum length of a search, because URLs contain it. */
export const maxSearchLength = 200

/** Returns the first eight words, because the database ignores others. */
const parseSearchText = (text: string) =>
  text.slice(0, maxSearchLength).trim().split(/\s+/, 8).join(' ')

export const parseDashboardSearchParams = (searchParams: URLSearchParams) => ({
  searchText: parseSearchText(searchParams.get('q') ?? ''),
  order: searchParams.get('order') === 'oldest' ? ('oldest' as const) : ('newest' as const),
  pageNumber: /^[1-9]\d{0,4}$/.test(searchParams.get('page') ?? '')
    ? Number(searchParams.get('page'))
    : 1,
  /** The id of the post that the form edits; without one, the form creates a post. */
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

/** Returns the parameters in the dashboard URL and a function that changes them. */
export function useDashboardSearchParams() {
  const [searchParams] = useHydratedSearchParams()
  const params = parseDashboardSearchParams(searchParams)
  const navigate = useNavigate()

  const setParams = (changes: Partial<DashboardSearchParams>) => {
    // The URL may have changed while a save was pending.
    const current = parseDashboardSearchParams(new URLSearchParams(window.location.search))
    // If a form is open, Back closes it.
    const replace = 'edit' in changes && current.edit !== undefined
    void navigate(dashboardHref({ ...current, ...changes }), { preventScrollReset: true, replace })
  }

  return { params, setParams }
}
