import type { StorySection } from '@/content/types'
import { Photo } from '@/pictures/photo'
import { PointList } from './points'
import { Section } from './section'

/** A picture next to a short text with points. */
export function Story({ image, drawing, points, ...section }: StorySection) {
  return (
    <Section {...section}>
      <div className="grid items-start gap-8 @min-[43rem]:grid-cols-2 @4xl:gap-16">
        <Photo name={image} drawing={drawing} />
        <PointList points={points} />
      </div>
    </Section>
  )
}
