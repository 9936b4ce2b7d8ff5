import { ArrowRight } from 'lucide-react'
import type { RingSuite } from '@/content/catalog/suites'
import { content, suiteContents } from '@/content/pages/features'
import { learnMoreCta } from '@/content/shared-copy'
import type { SlotSection } from '@/content/types'
import { MockupPreview } from '@/pictures/mockups/mockup-view'
import { Link } from '@/routing/link'
import { resolveService } from '@/routing/route-lookup'
import { ContentPage } from '@/sections/content-page'
import { SrSuffix } from '@/sections/cta'
import { Hero } from '@/sections/hero'
import { Badge } from '@/ui/badge'
import { SuiteLinks, SuiteWheel } from './_features-hero'

export const Component = () => (
  <ContentPage
    content={content}
    hero={
      <>
        <Hero {...content.hero} smallAside={<SuiteWheel />} />
        <SuiteLinks />
      </>
    }
    slots={{ suite: SuiteSection }}
  />
)

/** A suite with its mockup next to its services, or above them on narrow screens. */
function SuiteSection({ id, title, intro }: SlotSection) {
  const { mockup, services } = suiteContents[id as RingSuite]
  return (
    <section
      id={id}
      data-suite={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-line not-first-of-type:border-t lg:py-9"
    >
      <div className="container-page grid gap-x-14 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col max-lg:-mx-gutter max-lg:border-b max-lg:border-accent-line max-lg:bg-accent-tint max-lg:px-gutter max-lg:pt-4 sm:max-lg:pt-8">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <p className="mt-1.5 text-muted max-sm:text-sm">{intro}</p>
          <MockupPreview
            mockup={mockup}
            className="mt-3 h-52 sm:mt-6 sm:h-80 lg:h-auto lg:min-h-80 lg:flex-1 lg:rounded-xl lg:border lg:border-accent-line lg:bg-accent-tint lg:px-6 lg:pt-6"
          />
        </div>
        <ul className="grid content-center gap-x-8 divide-y divide-line py-2 sm:max-lg:py-7 lg:content-start lg:py-0">
          {services.map(resolveService).map(({ path, today, planned, label, icon: Icon }) => (
            <li key={path} className="@container grid">
              {/* The whole row is its link. */}
              <article className="group relative isolate grid min-h-13 grid-cols-[auto_1fr_auto_auto] content-center items-center gap-x-3.5 py-2.5 before:absolute before:-inset-x-2 before:inset-y-0 before:-z-1 before:rounded hover:before:bg-accent-tint lg:py-2">
                <Icon className="row-span-2 tiled-icon @max-3xs:hidden" />
                <h3 className="col-start-2 text-sm-tight lg:text-base-tight">{label}</h3>
                <Badge tone={today ? 'success' : 'quiet'} size="sm" className="sm:row-span-2">
                  {today ? 'Today' : 'Planned'}
                </Badge>
                <Link
                  to={path}
                  className="cover-link row-span-2 text-muted group-hover:text-accent"
                >
                  <span className="sr-only">
                    {learnMoreCta(path).label}
                    <SrSuffix text={label} />
                  </span>
                  <ArrowRight className="size-4 moving-arrow" />
                </Link>
                <p className="col-start-2 text-sm-tight text-muted first-letter:uppercase max-sm:col-end-4 lg:text-sm">
                  {today ?? planned}
                </p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
