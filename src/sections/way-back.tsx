import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { Href } from '@/content/links'
import { Link } from '@/lib/link'
import { type PageRow, rowAt } from '@/routes'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-names'
import { IconTile } from '@/ui/icon-tile'

/** Over the heading of a page: an icon, and the link to the page that leads here; `children` where none does. */
export function WayBack({ icon, children }: { icon?: IconName; children?: ReactNode }) {
  const row = useMatches().at(-1)!.handle as PageRow
  const parent = row.parent && rowAt(row.parent)
  return (
    <p className="mb-6 flex items-center gap-3 text-sm font-semibold text-accent">
      {icon && <IconTile icon={icon} className="bg-surface" />}
      {parent ? (
        <Link
          to={parent.path as Href}
          className="inline-flex min-h-11 items-center gap-1 hover:underline"
        >
          <Icon name="chevron-left" className="size-4" />
          {parent.label}
        </Link>
      ) : (
        children
      )}
    </p>
  )
}
