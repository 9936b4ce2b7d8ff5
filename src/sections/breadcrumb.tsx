import { ChevronLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Href } from '@/content/links'
import { Link } from '@/lib/link'
import { usePageRow } from '@/lib/use-page-row'
import { routeAt } from '@/routes'
import { IconTile } from '@/ui/icon-tile'

/** Above a page's heading: its icon and the link to its parent page, or `children` where it has none. */
export function Breadcrumb({ icon, children }: { icon?: LucideIcon; children?: ReactNode }) {
  const row = usePageRow()!
  const parent = row.parent && routeAt(row.parent)
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
        children
      )}
    </p>
  )
}
