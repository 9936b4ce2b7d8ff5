import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Action } from '@/content/types'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { slug } from '@/lib/slug'
import { buttonClass } from '@/ui/button'

/** A section with its heading. Spacing and borders between sections are defined here. */
export function Section({
  title,
  id = slug(title),
  intro,
  more,
  sunken,
  children,
}: {
  /** What links to the section name; made of the title unless it is given. */
  id?: string
  title: string
  intro?: ReactNode
  /** A link at the end of the heading. */
  more?: Action
  sunken?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn('py-section', sunken && 'border-y border-line bg-sunken')}
    >
      <div className="container-page">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 lg:mb-14">
          <div className="max-w-3xl">
            <h2 id={headingId} className="text-h2">
              {title}
            </h2>
            {intro && <p className="mt-4 max-w-prose text-lead text-muted">{intro}</p>}
          </div>
          {more && (
            <Link to={more.to} className={buttonClass('secondary')}>
              {more.label}
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
