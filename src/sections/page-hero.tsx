import type { ReactNode } from 'react'

/** The opening of a page of the company's own: headline, tagline, and what follows from it. */
export function PageHero({
  headline,
  tagline,
  children,
}: {
  headline: string
  tagline: string
  children?: ReactNode
}) {
  return (
    <div className="border-b border-line">
      <div className="container-page py-16 lg:py-24">
        <h1 className="max-w-4xl text-h1">{headline}</h1>
        <p className="mt-6 max-w-prose text-lead text-muted">{tagline}</p>
        {children && <div className="mt-9">{children}</div>}
      </div>
    </div>
  )
}
