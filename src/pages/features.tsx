import { categories, closing, compliance, hero } from '@/content/features'
import { suites } from '@/content/suites'
import { Link } from '@/routing/link'
import { CallToAction } from '@/sections/call-to-action'
import { Cards } from '@/sections/cards'
import { Hero } from '@/sections/hero'
import { Points } from '@/sections/points'

export { meta } from '@/content/features'

/** All features, by suite. */
export function Component() {
  return (
    <>
      <Hero {...hero}>
        <nav aria-label="Suites" className="mt-10">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id }) => (
              <li key={id} data-suite={id}>
                <Link
                  to={`/features#${id}`}
                  className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-accent-tint px-4 text-sm font-semibold text-accent ring-1 ring-accent-line ring-inset hover:bg-surface"
                >
                  <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
                  {suites[id]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
      {categories.map((category, index) => (
        <Cards key={category.id} {...category} suite={category.id} sunken={index % 2 === 1} />
      ))}
      <Points {...compliance} />
      <CallToAction {...closing} />
    </>
  )
}
