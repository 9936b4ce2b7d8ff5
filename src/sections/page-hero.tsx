import type { ReactNode } from 'react'
import { PagePicture } from './page-picture'

/** The opening of a page of the company's own: headline, tagline, what follows from it, and the ring of the suites. */
export function PageHero({
  headline,
  tagline,
  children,
}: {
  headline: string
  tagline: string
  children: ReactNode
}) {
  return (
    <div className="border-b border-line">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <h1 className="text-h1">{headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{tagline}</p>
          {children}
        </div>
        <PagePicture />
      </div>
    </div>
  )
}
