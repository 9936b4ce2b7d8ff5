import { createContext, use } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { contactHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { askLabel } from '@/content/open-notes'
import { dashboardCta } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { usePageRoute } from '@/routing/use-page-route'

const isForVisitors = ({ to }: Cta) => /^\/(auth|login|signup)\b/.test(to)
const isContact = ({ to }: Cta) => to.startsWith('/contact')

/** The page's own link to the contact form about a subject, if one of its buttons has one. */
export const PageContactContext = createContext<Cta['to'] | undefined>(undefined)

export interface ResolvedCta extends Cta {
  /** Completes the label for screen readers. */
  srSuffix?: string
}

/**
 * Replaces links to log in or sign up for signed-in users: they open the dashboard. If the page's
 * service isn't open, the first one asks about it instead, unless another button does.
 */
export function useResolvedCtas(ctas: readonly Cta[]): readonly ResolvedCta[] {
  const { user } = useAuth()
  const route = usePageRoute()
  const service = findService(route)
  const contactLink = use(PageContactContext)
  if (!user) return ctas

  const replacements: ResolvedCta[] = []
  if (route && service && !isOpen(service) && !ctas.some(isContact))
    replacements.push({
      label: askLabel,
      to: contactLink ?? contactHref(route.label),
      srSuffix: route.label,
    })
  const resolved = ctas.map((cta) =>
    isForVisitors(cta) ? (replacements.shift() ?? dashboardCta) : cta,
  )
  // Several may resolve to the dashboard, which is shown once.
  return [...new Set(resolved)]
}
