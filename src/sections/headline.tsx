import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb'

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
