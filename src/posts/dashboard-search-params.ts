import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { type Post, type PostLike, textFields } from './post-fields'

/** Which posts a list shows, in which order, and which page of them, counted from 1. */
export interface PostListParams {
  search: string
  order: 'newest' | 'oldest'
  pageNumber: number
}

/** What the URL of the dashboard says that it shows. */
export interface DashboardSearchParams extends PostListParams {
  /** The id of the post that the form edits; without one, the form creates a post. */
  edit?: string
}

/** The posts of one page of a list. */
export interface PaginatedPosts extends PostListParams {
  posts: Post[]
  /** How many posts there are on all pages. */
  total: number
}

/** How many posts a page of a list has. */
export const pageSize = 50

/** The first page of all posts. */
export const firstPageParams: PostListParams = { search: '', order: 'newest', pageNumber: 1 }

/** The maximum length of a search, which is a part of URLs. */
export const maxSearchLength = 200

/** Reads the query of the dashboard's URL. */
export const parseDashboardSearchParams = (query: URLSearchParams): DashboardSearchParams => ({
  search: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
  order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
  pageNumber: /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  edit: query.get('edit') || undefined,
})

/** The URL of the dashboard with these parameters. Defaults are left out. */
export const dashboardHref = ({ search, order, pageNumber, edit }: DashboardSearchParams) => ({
  pathname: '/dashboard' as const,
  search: new URLSearchParams({
    ...(search && { q: search }),
    ...(order === 'oldest' && { order }),
    ...(pageNumber > 1 && { page: String(pageNumber) }),
    ...(edit && { edit }),
  }).toString(),
})

/** Returns the words of a search that count. */
export const toSearchWords = (search: string) => search.trim().split(/\s+/).slice(0, 8)

/** Whether a post matches a search, decided the same way as by search_posts() in the database. */
export function matchesSearchText(search: string, post: PostLike) {
  const text = textFields
    .map((name) => post[name] ?? '')
    .join(' ')
    .toLowerCase()
  return ['NFC', 'NFD'].some((form) =>
    toSearchWords(search).every((word) => text.includes(word.normalize(form).toLowerCase())),
  )
}

/** The parameters in the URL of the dashboard, and a function that changes some of them. */
export function useDashboardSearchParams() {
  const [query] = useHydratedSearchParams()
  const params = parseDashboardSearchParams(query)
  const navigate = useNavigate()

  // A save may end after the URL has changed: it then changes the new one.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  })
  const setParams = (change: Partial<DashboardSearchParams>, { replace = false } = {}) =>
    void navigate(dashboardHref({ ...latest.current, ...change }), {
      replace,
      preventScrollReset: true,
    })

  return [params, setParams] as const
}
