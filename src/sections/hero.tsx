import { useMatches } from 'react-router'
import type { Hero as Content } from '@/content/types'
import { suites } from '@/content/suites'
import { type PageRow, suiteOf } from '@/routes'
import { Actions } from './actions'
import { PagePicture } from './page-picture'
import { WayBack } from './way-back'

/** The opening of the service page that shows: where one is, what it is, what to do; beside it a picture. */
export function Hero({ hero }: { hero: Content }) {
  const row = useMatches().at(-1)!.handle as PageRow
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <WayBack icon={row.icon}>
            <span>
              {suites[suiteOf(row)]}
              {suites[suiteOf(row)] !== row.label && (
                <span className="text-muted"> / {row.label}</span>
              )}
            </span>
          </WayBack>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <Actions actions={hero.actions} />
        </div>
        <PagePicture />
      </div>
    </div>
  )
}
