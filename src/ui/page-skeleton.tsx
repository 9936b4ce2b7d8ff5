import type { ReactNode } from 'react'
import { ListSkeleton } from './list-skeleton'

/** The outline of a page: a heading, a text and cards. The style sheet shows it on hidden pages. */
export const PageSkeleton = ({ children }: { children?: ReactNode }) => (
  <div className="container-page py-section">
    {children}
    <div data-skeleton className="grid gap-4 noscript:hidden">
      <div aria-hidden className="h-10 w-2/3 max-w-sm rounded bg-line" />
      <div aria-hidden className="mb-6 h-5 w-full max-w-lg rounded bg-line" />
      <ListSkeleton label="Loading" />
    </div>
  </div>
)
