import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb'

export interface PageHeaderProps {
  /** Replaces the icon of the page's route. */
  icon?: LucideIcon
  headline: string
  lead: string
  /** Below the lead. */
  hint?: ReactNode
}

/** The heading of a page without a hero, with its breadcrumb and lead. */
export function PageHeader({ icon, headline, lead, hint }: PageHeaderProps) {
  return (
    <div>
      <Breadcrumb icon={icon} />
      <h1 className="max-w-4xl text-h1">{headline}</h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>
      {hint}
    </div>
  )
}
