import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb'
import { Headline } from './headline'

export interface PageHeaderProps {
  /** Replaces the icon of the page's route. */
  icon?: LucideIcon
  headline: string
  lead: string
  /** Below the lead. */
  hint?: ReactNode
}

/** The heading of a page without a hero, with its breadcrumb and lead. */
export const PageHeader = ({ icon, headline, lead, hint }: PageHeaderProps) => (
  <div>
    <Breadcrumb icon={icon} />
    <Headline title={headline} lead={lead} />
    {hint}
  </div>
)
