import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { matchesWords } from '@/lib/word-search'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { draftOf, type Post, type PostText } from './post-fields'

/** Which posts a list shows, in which order, and which page of them, counted from 1. */
export interface ListView {
  search: string
  order: 'newest' | 'oldest'
  page: number
}

/** What the dashboard shows. Its address holds all of it. */
export interface PostView extends ListView {
  /** The id of the post that the form edits; without one, the form creates a post. */
  edit?: string
}

/** The posts of one page of a list. */
export interface PostPage extends ListView {
  posts: Post[]
  /** How many posts there are on all pages. */
  total: number
}

/** How many posts a page of a list has. */
export const pageSize = 50

/** The first page of all posts. */
export const firstPage: ListView = { search: '', order: 'newest', page: 1 }

/** The maximum length of a search, which is a part of URLs. */
export const maxSearchLength = 200

/** Reads a view from the query string of the dashboard. */
export const viewOf = (params: URLSearchParams): PostView => ({
  search: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
  order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
  page: /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  edit: params.get('edit') || undefined,
})

/** The address of a view. What is the default is left out. */
export const addressOf = ({ search, order, page, edit }: PostView) => ({
  pathname: '/dashboard' as const,
  search: new URLSearchParams({
    ...(search && { q: search }),
    ...(order === 'oldest' && { order }),
    ...(page > 1 && { page: String(page) }),
    ...(edit && { edit }),
  }).toString(),
})

export const formatCount = (count: number) => count.toLocaleString('en-US')

/** Returns whether a post matches a search, as the server decides it. */
export const matchesSearch = (search: string, post: PostText) =>
  matchesWords(search, Object.values(draftOf(post)))

/** The view in the address of the dashboard, and a function that changes it there. */
export function usePostView() {
  const [params] = useHydratedSearchParams()
  const view = viewOf(params)
  const navigate = useNavigate()

  // A save that ends changes what the address says by then.
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  })
  const show = (change: Partial<PostView>, { replace = false } = {}) =>
    void navigate(addressOf({ ...latest.current, ...change }), {
      replace,
      preventScrollReset: true,
    })

  return [view, show] as const
}
