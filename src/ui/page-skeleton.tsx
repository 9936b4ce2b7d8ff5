import type { ReactNode } from 'react'
import { uiCopy } from './copy'
import { ListSkeleton, SkeletonBar } from './list-skeleton'

/** The outline of a page: a heading, a text and cards. The style sheet shows it on hidden pages. */
export const PageSkeleton = ({ children }: { children?: ReactNode }) => (
  // Taller than the window, so that the footer doesn't move into view and out again.
  <div className="container-page min-h-dvh py-section">
    {children}
    <div data-skeleton className="grid gap-4 noscript:hidden">
      <SkeletonBar className="h-10 w-2/3 max-w-sm" />
      <SkeletonBar className="mb-6 h-5 w-full max-w-lg" />
      <ListSkeleton label={uiCopy.loading} />
    </div>
  </div>
)
