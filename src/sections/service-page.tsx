import type { ServicePage as Content } from '@/content/types'
import { suites } from '@/content/suites'
import { usePageRow } from '@/lib/use-page-row'
import { MockupView } from '@/mockups/mockup-view'
import { suiteOf } from '@/routes'
import { Breadcrumb } from '@/sections/breadcrumb'
import { CallToAction } from '@/sections/call-to-action'
import { Hero } from '@/sections/hero'
import { SectionView } from '@/sections/section-view'

/** Renders a content file: hero, sections, call to action. The sections of an article are a column to read. */
export function ServicePage({ page: { hero, sections, closing, article } }: { page: Content }) {
  const row = usePageRow()!
  const suite = suites[suiteOf(row)]
  return (
    <>
      <Hero
        hero={hero}
        above={
          <Breadcrumb icon={row.icon}>
            <span>
              {suite}
              {suite !== row.label && <span className="text-muted"> / {row.label}</span>}
            </span>
          </Breadcrumb>
        }
      />
      <div className={article && '[--page-width:42rem]'}>
        {sections.map((section) => (
          <SectionView key={section.title} section={section} />
        ))}
      </div>
      <CallToAction closing={closing} picture={<MockupView mockup={hero.mockup} detail />} />
    </>
  )
}
