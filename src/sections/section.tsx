import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { slugify } from '@/lib/slugify'

interface HeadingProps {
  label?: string
  title: string
  intro?: string
  /** Next to the title, which then has a smaller intro. */
  aside?: ReactNode
}

/**
 * A section with its heading, and the spacing and borders between sections.
 * It is a container, so that its content can adapt to the narrow column of an article.
 */
export function Section({
  id,
  sunken,
  sideHeading,
  children,
  ...heading
}: HeadingProps & {
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  sunken?: boolean
  /** Whether the heading is next to the content on wide screens. */
  sideHeading?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id ?? slugify(heading.title)}
      aria-labelledby={headingId}
      className={clsx('py-section print:py-8', sunken && '-mt-px border-y border-line bg-sunken')}
    >
      <div className="@container container-page">
        <div className={clsx('grid gap-9', sideHeading && '@4xl:grid-cols-[1fr_2fr] @4xl:gap-16')}>
          <Heading id={headingId} {...heading} />
          <div className="min-w-0">{children}</div>
        </div>
      </div>
    </section>
  )
}

const Heading = ({ id, label, title, intro, aside }: HeadingProps & { id: string }) => (
  <div className="self-start">
    {label && <p className="mb-2 text-sm font-semibold text-accent">{label}</p>}
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <h2 id={id} className="max-w-3xl text-h2">
        {title}
      </h2>
      {aside}
      {intro && (
        <div className={clsx('w-full text-muted', aside ? 'text-sm' : 'text-lead')}>
          <p className="max-w-measure">{intro}</p>
        </div>
      )}
    </div>
  </div>
)
