import { categories, closing, compliance, type FeatureCategory, hero } from '@/content/features'
import { suites } from '@/content/suites'
import { ButtonGroup } from '@/sections/button-group'
import { CardGrid } from '@/sections/cards'
import { CallToAction } from '@/sections/call-to-action'
import { Hero } from '@/sections/hero'
import { MockupCard } from '@/sections/mockup-card'
import { Section } from '@/sections/section'
import { PointList } from '@/sections/point-list'
import { Ring } from '@/ui/ring'

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
              {categories.map(({ id, suite }) => (
                <li key={id} data-suite={suite}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-accent-tint px-4 text-sm font-semibold text-accent ring-1 ring-accent-line ring-inset hover:bg-surface"
                  >
                    <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
                    {suites[suite]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      {categories.map((category, index) => (
        <Category key={category.id} category={category} sunken={index % 2 === 1} />
      ))}
      <Section id="compliance" title={compliance.title} intro={compliance.intro} sunken>
        <PointList points={compliance.points} />
        <div className="mt-10">
          <ButtonGroup actions={compliance.actions} />
        </div>
      </Section>
      <div className="pt-section">
        <CallToAction closing={closing}>
          <Ring />
        </CallToAction>
      </div>
    </>
  )
}

function Category({
  category: {
    id,
    suite,
    title,
    intro,
    mockup,
    cards: [first, ...others],
  },
  sunken,
}: {
  category: FeatureCategory
  sunken: boolean
}) {
  return (
    <div data-suite={suite}>
      <Section id={id} title={title} intro={intro} sunken={sunken}>
        <div className="mb-3 sm:mb-4">
          <MockupCard card={first!} mockup={mockup} />
        </div>
        <CardGrid cards={others} />
      </Section>
    </div>
  )
}
