import { clsx } from 'clsx'
import type { PropsWithChildren } from 'react'
import type { PointsSection } from '@/content/types'
import { Picture } from '@/pictures/picture'
import { Section } from '../section'

/** Statements with headings, alone or next to a picture. */
export function Points({ points, picture, ...content }: PointsSection) {
  const list = (
    <dl className={clsx('grid gap-x-16 gap-y-5 sm:gap-y-6', !picture && '@2xl:grid-cols-2')}>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t-2 border-accent-line pt-3 sm:pt-4">
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="mt-1.5 text-muted max-sm:text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Section content={{ ...content, sunken: !picture }}>
      {picture ? <BesidePicture picture={picture}>{list}</BesidePicture> : list}
    </Section>
  )
}

/** A picture with its text. A mockup needs more room than a photo. */
function BesidePicture({
  picture,
  children,
}: PropsWithChildren<Required<Pick<PointsSection, 'picture'>>>) {
  const isPhoto = 'drawing' in picture
  return (
    <div
      className={clsx(
        'grid items-start @4xl:gap-16',
        isPhoto ? 'gap-8 @min-[43rem]:grid-cols-2' : 'gap-10 @4xl:grid-cols-2',
      )}
    >
      {/* A mockup stays in view next to a longer list, below the links of Features. */}
      <div className={isPhoto ? undefined : '@4xl:sticky @4xl:top-32'}>
        <Picture picture={picture} />
      </div>
      {children}
    </div>
  )
}
