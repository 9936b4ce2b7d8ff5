import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { addressOf, type PostView, viewOf } from './post-view'

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
