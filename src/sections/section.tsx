import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Copyable, Titled } from '@/content/types'
import { getSectionId } from '@/lib/slugify'
import { CopyToPost } from './copy-to-post'
import { CtaButtons, CtaLink } from './cta'

/** A section with its heading. As a container, it adapts to the narrow column of an article. */
export const Section = ({
  content: { label, title, id = getSectionId({ title }), intro, sunken, copyable, more },
  lines,
  sideHeading,
  children,
}: {
  content: Titled & Copyable
  /** The text of the section, if it can be copied to a post. */
  lines?: string[][]
  /** Whether the heading is next to the content on wide screens. */
  sideHeading?: boolean
  children: ReactNode
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={clsx('py-section print:py-8', sunken && 'bg-sunken')}
  >
    <div className="@container container-page">
      <div className={clsx('grid gap-9', sideHeading && '@4xl:grid-cols-[1fr_2fr] @4xl:gap-16')}>
        <div className="self-start">
          {label && <p className="mb-2 text-sm font-semibold text-accent">{label}</p>}
          <h2 id={`${id}-title`} className="max-w-3xl text-h2">
            {title}
          </h2>
          {intro && <p className="mt-3 max-w-measure text-lead text-balance text-muted">{intro}</p>}
        </div>
        <div className="min-w-0">
          {children}
          {copyable && lines && <CopyToPost title={title} lines={lines} />}
          {more &&
            ('text' in more ? (
              <p className="mt-6 text-muted">
                {more.text} <CtaLink cta={more.cta} />
              </p>
            ) : (
              <CtaButtons ctas={more.ctas} className="mt-8" />
            ))}
        </div>
      </div>
    </div>
  </section>
)
