import type { Hero as Content } from '@/content/types'
import { suites } from '@/content/suites'
import { HeroMockup } from '@/mockups/hero-mockup'
import { suiteOf } from '@/routes'
import { usePageRow } from '@/lib/use-page-row'
import { ButtonGroup } from './button-group'
import { Breadcrumb } from './breadcrumb'

/** The hero of a service page: breadcrumb, headline, tagline and buttons, beside its mockup. */
export function Hero({ hero }: { hero: Content }) {
  const row = usePageRow()!
  const suite = suiteOf(row)
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <Breadcrumb icon={row.icon}>
            <span>
              {suites[suite]}
              {suites[suite] !== row.label && <span className="text-muted"> / {row.label}</span>}
            </span>
          </Breadcrumb>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <ButtonGroup actions={hero.actions} />
        </div>
        <HeroMockup mockup={hero.mockup} suite={suite} />
      </div>
    </div>
  )
}
