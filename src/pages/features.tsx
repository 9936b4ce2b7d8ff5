import { categories, closing, compliance, hero } from '@/content/features'
import { suites } from '@/content/suites'
import { ButtonGroup } from '@/sections/button-group'
import { Cards } from '@/sections/cards'
import { CallToAction } from '@/sections/call-to-action'
import { Hero } from '@/sections/hero'
import { Section } from '@/sections/section'
import { PointList } from '@/sections/point-list'

export { meta } from '@/content/features'

/** All features, by suite. */
export function Component() {
  return (
    <>
      <Hero
        hero={hero}
        below={
          <nav aria-label="Suites" className="mt-10">
            <ul className="flex flex-wrap gap-2">
              {categories.map(({ id }) => (
                <li key={id} data-suite={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-accent-tint px-4 text-sm font-semibold text-accent ring-1 ring-accent-line ring-inset hover:bg-surface"
                  >
                    <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
                    {suites[id]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      {categories.map((category, index) => (
        <div key={category.id} data-suite={category.id}>
          <Cards
            id={category.id}
            section={category}
            mockup={category.mockup}
            sunken={index % 2 === 1}
          />
        </div>
      ))}
      <Section id="compliance" title={compliance.title} intro={compliance.intro} sunken>
        <PointList points={compliance.points} className="mb-8 @2xl:grid-cols-2" />
        <ButtonGroup actions={compliance.actions} />
      </Section>
      <div className="pt-section">
        <CallToAction closing={closing} />
      </div>
    </>
  )
}
