import { clsx } from 'clsx'
import { type ComponentProps, createContext, use } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { contactHref, isAuthHref, isContactHref, isSignupHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { askLabel, dashboardCta, getTrialNote, notOpenNote, trialNote } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { Link } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'
import { type ButtonStyle, buttonVariants } from '@/ui/button'

/** The page's own link to the contact form about a subject, if one of its buttons has one. */
export const PageContactContext = createContext<Cta['to'] | undefined>(undefined)

/**
 * Returns the function that replaces links to log in or sign up for signed-in users. They open the
 * dashboard, but a sign-up for a service that isn't open asks about it, unless a neighbor does.
 */
function useResolveCta() {
  const { user } = useAuth()
  const route = usePageRoute()
  const service = findService(route)
  const contactLink = use(PageContactContext)

  return (cta: Cta, neighbors: readonly Cta[] = []): Cta & { srSuffix?: string } => {
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

/** A call to action as a link. */
export function CtaLink({
  cta,
  srSuffix,
  children,
  ...rest
}: { cta: Cta; srSuffix?: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { label, to, ...resolved } = useResolveCta()(cta)
  return (
    <Link to={to} {...rest}>
      {label}
      <SrSuffix text={srSuffix ?? resolved.srSuffix} />
      {children}
    </Link>
  )
}

/** A call to action that looks like a button. */
export const CtaButton = ({
  variant,
  className,
  ...rest
}: ComponentProps<typeof CtaLink> & Pick<ButtonStyle, 'variant'>) => (
  <CtaLink className={buttonVariants({ variant, className })} {...rest} />
)

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
export function CtaButtons({
  ctas = [],
  secondary,
  className,
}: {
  ctas?: readonly Cta[]
  secondary?: boolean
  className?: string
}) {
  const resolve = useResolveCta()
  // Several may resolve to the dashboard, which is shown once.
  const resolved = new Map(ctas.map((cta) => resolve(cta, ctas)).map((cta) => [cta.to, cta]))
  return (
    <div className={clsx('flex flex-wrap gap-3', className)}>
      {[...resolved.values()].map((cta, index) => (
        <CtaButton key={cta.to} cta={cta} variant={index || secondary ? 'secondary' : 'primary'} />
      ))}
    </div>
  )
}
