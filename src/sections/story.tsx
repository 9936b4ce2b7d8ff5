import type { StorySection } from '@/content/types'
import { Photo } from './photo'
import { Section } from './section'

/** A photograph beside a short text with points. */
export function Story({ section }: { section: StorySection }) {
  return (
    <Section title={section.title} intro={section.intro}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Photo
          name={section.image}
          ratio={[4, 3]}
          sizes="(min-width: 1024px) 36rem, 100vw"
          className="rounded-xl"
        />
        <dl className="divide-y divide-line border-y border-line">
          {section.points.map(({ title, text }) => (
            <div key={title} className="py-5">
              <dt className="text-h4 font-semibold">{title}</dt>
              <dd className="mt-1.5 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
