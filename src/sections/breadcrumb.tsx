import { ChevronLeft, type LucideIcon } from 'lucide-react'
import type { Href } from '@/content/links'
import { suites } from '@/content/suites'
import { Link } from '@/routing/link'
import { usePageRow } from '@/routing/use-page-row'
import { routeAt, suiteOf } from '@/routing/routes'
import { IconTile } from '@/ui/icon-tile'

/**
 * Above a page's heading: its icon, and the link to its parent page or the name of its suite. Nothing on
 * a page that has neither icon nor parent.
 */
export function Breadcrumb({ icon: ownIcon }: { icon?: LucideIcon }) {
  const row = usePageRow()!
  const icon = ownIcon ?? row.icon
  if (!icon && !row.parent) return null
  const parent = row.parent && routeAt(row.parent)
  const suite = suites[suiteOf(row)]
  return (
    <p className="mb-6 flex items-center gap-3 text-sm font-semibold text-accent">
      {icon && <IconTile icon={icon} className="bg-surface" />}
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
          {suite !== row.label && (
            <span className="text-muted">
              {' / '}
              <span className="inline-block">{row.label}</span>
            </span>
          )}
        </span>
      )}
    </p>
  )
}
