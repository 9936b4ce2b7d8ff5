import type { StorySection } from '@/content/types'
import { Photo } from './photo'
import { PointList } from './point-list'
import { Section } from './section'

/** A photograph beside a short text with points. */
export function Story({ section: { title, intro, image, points } }: { section: StorySection }) {
  return (
    <Section title={title} intro={intro}>
      <div className="grid items-center gap-8 @4xl:grid-cols-2 @4xl:gap-16">
        <Photo
          name={image}
          ratio={[4, 3]}
          sizes="(min-width: 1024px) 36rem, 100vw"
          className="rounded-xl"
        />
        <PointList points={points} />
      </div>
    </Section>
  )
}
