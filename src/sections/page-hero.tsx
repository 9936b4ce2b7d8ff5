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
    <div className="border-line border-b">
      <div className="container-page py-16 lg:py-24">
        <h1 className="text-h1 max-w-4xl">{headline}</h1>
        <p className="text-lead text-muted mt-6 max-w-prose">{tagline}</p>
        {children && <div className="mt-9">{children}</div>}
      </div>
    </div>
  )
}
