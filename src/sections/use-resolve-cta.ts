import { createContext, use } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { contactHref, isAuthHref, isContactHref, isSignupHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { askLabel, dashboardCta } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { usePageRoute } from '@/routing/use-page-route'

/** The page's own link to the contact form about a subject, if one of its buttons has one. */
export const PageContactContext = createContext<Cta['to'] | undefined>(undefined)

interface ResolvedCta extends Cta {
  /** Completes the label for screen readers. */
  srSuffix?: string
}

/**
 * Returns the function that replaces links to log in or sign up for signed-in users. They open the
 * dashboard, but a sign-up for a service that isn't open asks about it, unless a neighbor does.
 */
export function useResolveCta() {
  const { user } = useAuth()
  const route = usePageRoute()
  const service = findService(route)
  const contactLink = use(PageContactContext)

  return (cta: Cta, neighbors: readonly Cta[] = []): ResolvedCta => {
    if (!user || !isAuthHref(cta.to)) return cta
    const isClosed = route && service && !isOpen(service)
    if (!isClosed || !isSignupHref(cta.to) || neighbors.some(({ to }) => isContactHref(to)))
      return dashboardCta
    return {
      label: askLabel,
      to: contactLink ?? contactHref(route.label),
      srSuffix: route.label,
    }
  }
}
