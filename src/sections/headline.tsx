import { clsx } from 'clsx'
import { ChevronLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Href } from '@/content/catalog/hrefs'
import { suites } from '@/content/catalog/suites'
import { Link } from '@/routing/link'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'

/** The title of a page above its lead. `className` sets their distance and placement. */
export const Headline = ({
  title,
  lead,
  size = 'md',
  className,
}: {
  title: string
  lead: string
  size?: 'md' | 'lg'
  className: string
}) => (
  <div className={clsx('grid', className)}>
    <h1 className={size === 'lg' ? 'text-h1-lg' : 'text-h1'}>{title}</h1>
    <p className="max-w-measure text-lead-lg text-balance text-muted">{lead}</p>
  </div>
)

/** The headline of a page with its breadcrumb. */
export const PageHeader = ({
  icon,
  headline,
  lead,
  children,
}: {
  /** Replaces the icon of the page's route. */
  icon?: LucideIcon
  headline: string
  lead: string
  /** Below the lead. */
  children?: ReactNode
}) => (
  <div>
    <Breadcrumb icon={icon} />
    <Headline title={headline} lead={lead} className="gap-6" />
    {children}
  </div>
)

/** The icon of a page with a link to its parent page, or else with the name of its suite. */
function Breadcrumb({ icon }: { icon?: LucideIcon }) {
  const route = usePageRoute()!
  const Icon = icon ?? route.icon
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
            <span className="text-muted max-sm:hidden">
              {' / '}
              <span className="inline-block">{route.label}</span>
            </span>
          )}
        </span>
      )}
    </p>
  )
}
