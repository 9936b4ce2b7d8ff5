import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { Cta } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { Badge } from '@/ui/badge'
import { CtaLink } from './cta'

/**
 * A section with its heading, and the spacing and borders between sections.
 * It is a container, so that its content can adapt to the narrow column of an article.
 */
export function Section({
  label,
  title,
  id = slugify(title),
  intro,
  badge,
  headingLink,
  sunken,
  sideHeading,
  children,
}: {
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  label?: string
  title: string
  intro?: ReactNode
  /** A chip next to the heading, with a smaller intro. */
  badge?: string
  /** A link in the row of the heading. */
  headingLink?: Cta
  sunken?: boolean
  /** Whether the heading is next to the content on wide screens. */
  sideHeading?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('py-section print:py-8', sunken && '-mt-px border-y border-line bg-sunken')}
    >
      <div className="@container container-page">
        <div
          className={clsx(
            'grid gap-8',
            sideHeading ? '@4xl:grid-cols-[1fr_2fr] @4xl:gap-16' : 'lg:gap-12',
          )}
        >
          <div className="self-start">
            {label && <p className="mb-2 text-sm font-semibold text-accent">{label}</p>}
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <h2 id={headingId} className="max-w-3xl text-h2">
                {title}
              </h2>
              {badge && (
                <Badge tone="dashed" className="mr-auto -ml-4">
                  {badge}
                </Badge>
              )}
              {headingLink && (
                <CtaLink cta={headingLink} variant="secondary" className="max-sm:order-last" />
              )}
              {intro && (
                <div className={clsx('w-full text-muted', badge ? 'text-sm' : 'text-lead')}>
                  <p className="max-w-measure">{intro}</p>
                </div>
              )}
            </div>
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </section>
  )
}
