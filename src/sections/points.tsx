import { clsx } from 'clsx'
import type { PropsWithChildren } from 'react'
import type { PointsSection } from '@/content/types'
import { MockupView } from '@/pictures/mockups/mockup-view'
import { Photo } from '@/pictures/photo'
import { Section } from './section'

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

/** A photo or mockup with its text. A mockup needs more room next to a text. */
function BesidePicture({
  picture,
  children,
}: PropsWithChildren<Required<Pick<PointsSection, 'picture'>>>) {
  return 'kind' in picture ? (
    <div className="grid items-start gap-10 @4xl:grid-cols-2 @4xl:gap-16">
      {/* Stays in view next to a longer list, below the links of Features. */}
      <div className="@4xl:sticky @4xl:top-32">
        <MockupView mockup={picture} />
      </div>
      {children}
    </div>
  ) : (
    <div className="grid items-start gap-8 @min-[43rem]:grid-cols-2 @4xl:gap-16">
      <Photo name={picture.image} drawing={picture.drawing} />
      {children}
    </div>
  )
}
