import { clsx } from 'clsx'
import type { PointsSection } from '@/content/types'
import { MockupView } from '@/pictures/mockups/mockup-view'
import { CtaButtons } from './cta'
import { Section } from './section'

/** Statements with headings, alone or next to a mockup, and links. */
export function Points({ points, mockup, ctas, ...section }: PointsSection) {
  return (
    <Section {...section} sunken={!mockup}>
      {mockup ? (
        <div className="grid items-start gap-10 @4xl:grid-cols-2 @4xl:gap-16">
          <MockupView mockup={mockup} />
          <PointList points={points} />
        </div>
      ) : (
        <PointList points={points} className="@2xl:grid-cols-2" />
      )}
      {ctas && (
        <div className="mt-8">
          <CtaButtons ctas={ctas} />
        </div>
      )}
    </Section>
  )
}

/** Statements with headings. */
export function PointList({
  points,
  className,
}: Pick<PointsSection, 'points'> & { className?: string }) {
  return (
    <dl className={clsx('grid gap-x-16 gap-y-5 sm:gap-y-6', className)}>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-accent-line pt-3 sm:pt-4">
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="mt-1.5 text-muted max-sm:text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
