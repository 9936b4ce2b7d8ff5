import { useMatches } from 'react-router'
import type { Hero as Content } from '@/content/types'
import { suites } from '@/content/suites'
import type { Href } from '@/content/links'
import { Link } from '@/lib/link'
import { type PageRow, rowAt, suiteOf } from '@/routes'
import { Icon } from '@/ui/icon'
import { IconTile } from '@/ui/icon-tile'
import { Actions } from './actions'
import { PagePicture } from './page-picture'

/** The opening of the service page that shows: where one is, what it is, what to do; beside it a picture. */
export function Hero({ hero }: { hero: Content }) {
  const row = useMatches().at(-1)!.handle as PageRow
  const parent = row.parent && rowAt(row.parent)
  return (
    <div className="border-b border-line bg-linear-to-b from-accent-tint to-page">
      <div className="container-page grid items-center gap-12 py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <p className="mb-6 flex items-center gap-3 text-sm font-semibold text-accent">
            {row.icon && <IconTile icon={row.icon} className="bg-surface" />}
            {parent ? (
              <Link
                to={parent.path as Href}
                className="inline-flex min-h-11 items-center gap-1 hover:underline"
              >
                <Icon name="chevron-left" className="size-4" />
                {parent.label}
              </Link>
            ) : (
              <span>
                {suites[suiteOf(row)]}
                {suites[suiteOf(row)] !== row.label && (
                  <span className="text-muted"> / {row.label}</span>
                )}
              </span>
            )}
          </p>
          <h1 className="text-h1">{hero.headline}</h1>
          <p className="mt-6 mb-9 max-w-prose text-lead text-muted">{hero.tagline}</p>
          <Actions actions={hero.actions} />
        </div>
        <PagePicture />
      </div>
    </div>
  )
}
