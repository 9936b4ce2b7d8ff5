import { ChevronLeft, type LucideIcon } from 'lucide-react'
import type { Href } from '@/content/catalog/hrefs'
import { suites } from '@/content/catalog/suites'
import { Link } from '@/routing/link'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'

/** The icon of a page with a link to its parent page, or else with the name of its suite. */
export function Breadcrumb({ icon: ownIcon }: { icon?: LucideIcon }) {
  const route = usePageRoute()!
  const Icon = ownIcon ?? route.icon
  if (!Icon && !route.parent) return null
  const parent = route.parent && findPageRoute(route.parent)
  const suite = suites[getSuite(route)].label
  return (
    <p className="-mt-2.5 mb-3.5 flex min-h-11 items-center gap-2.5 text-sm font-semibold text-accent">
      {Icon && <Icon className="tiled-icon bg-surface" />}
      {parent ? (
        <Link
          to={parent.path as Href}
          className="inline-flex min-h-11 items-center gap-1 hover:underline"
        >
          <ChevronLeft className="size-4" />
          {parent.label}
        </Link>
      ) : (
        <span>
          {suite}
          {suite !== route.label && (
            <span className="text-muted">
              {' / '}
              <span className="inline-block">{route.label}</span>
            </span>
          )}
        </span>
      )}
    </p>
  )
}
