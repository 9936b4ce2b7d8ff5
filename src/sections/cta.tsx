import { clsx } from 'clsx'
import { createContext, use } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { contactHref, isAuthHref, isContactHref, isSignupHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { askLabel, dashboardCta, getTrialNote, notOpenNote, trialNote } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { ButtonLink, InlineLink } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'

/** The page's own link to the contact form about a subject, if one of its buttons has one. */
export const PageContactContext = createContext<Cta['to'] | undefined>(undefined)

/**
 * Replaces the links of a list that log in or sign up for signed-in users. They open the dashboard, but a
 * sign-up for a service that isn't open asks about it, unless another link of the list does.
 */
function useCtas(ctas: readonly Cta[]): (Cta & { srSuffix?: string })[] {
  const { user } = useAuth()
  const route = usePageRoute()
  const contactLink = use(PageContactContext)
  const service = findService(route)
  const asks = route && service && !isOpen(service) && !ctas.some(({ to }) => isContactHref(to))

  const resolved = ctas.map((cta) => {
    if (!user || !isAuthHref(cta.to)) return cta
    if (!asks || !isSignupHref(cta.to)) return dashboardCta
    const { label } = route
    return { label: askLabel, to: contactLink ?? contactHref(label), srSuffix: label }
  })
  // Several may open the dashboard, which is shown once.
  return [...new Map(resolved.map((cta) => [cta.to, cta])).values()]
}

/** A call to action in running text. */
export const CtaLink = ({ cta }: { cta: Cta }) =>
  useCtas([cta]).map(({ label, to, srSuffix }) => (
    <InlineLink key={to} to={to}>
      {label}
      <SrSuffix text={srSuffix} />
    </InlineLink>
  ))

/** Completes a link's label for screen readers. */
export const SrSuffix = ({ text }: { text?: string }) =>
  text && <span className="sr-only">{`: ${text}`}</span>

/** Below a hero's buttons: that the service isn't open, or what the trial and an account include. */
export function OpenNote({ ctas = [] }: { ctas?: readonly Cta[] }) {
  const service = findService(usePageRoute())
  const closed = service && !isOpen(service)
  if (!closed && !ctas.some(({ to }) => isSignupHref(to))) return null
  return (
    <p className="mt-4 max-w-measure text-sm text-pretty text-muted">
      {closed ? notOpenNote : service ? trialNote : getTrialNote()}
    </p>
  )
}

/** Calls to action side by side. The first is primary, unless a form above has the primary button. */
export const CtaButtons = ({
  ctas = [],
  srSuffix,
  secondary,
  className,
}: {
  ctas?: readonly Cta[]
  srSuffix?: string
  secondary?: boolean
  className?: string
}) => (
  <div className={clsx('flex flex-wrap gap-3', className)}>
    {useCtas(ctas).map((cta, index) => (
      <ButtonLink key={cta.to} to={cta.to} variant={index || secondary ? 'secondary' : 'primary'}>
        {cta.label}
        <SrSuffix text={srSuffix ?? cta.srSuffix} />
      </ButtonLink>
    ))}
  </div>
)
