import type { ReactNode } from 'react'

/** The outline of a page: a heading, a text and cards. The style sheet shows it on hidden pages. */
export const PageSkeleton = ({ children }: { children?: ReactNode }) => (
  // Taller than the window, so that the footer doesn't move into view and out again.
  <div className="container-page min-h-dvh py-section">
    {children}
    <div data-skeleton className="grid gap-4 noscript:hidden">
      <SkeletonBar className="h-10 w-2/3 max-w-sm" />
      <SkeletonBar className="mb-6 h-5 w-full max-w-lg" />
      <ListSkeleton label="Loading" />
    </div>
  </div>
)

/** A bar in place of a text. `className` sets its size. */
const SkeletonBar = ({ className }: { className: string }) => (
  <div aria-hidden className={`rounded bg-line forced-ink ${className}`} />
)

/** The placeholder of a loading list. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="ruled">
    <span className="sr-only">{label}</span>
    {[0, 1, 2].map((index) => (
      <div key={index} className="animate-shimmer py-4">
        <SkeletonBar className="h-5 w-2/5" />
        <SkeletonBar className="mt-3 h-4 w-11/12" />
      </div>
    ))}
  </div>
)
