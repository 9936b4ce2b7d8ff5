import { type ComponentProps, createContext, use } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { contactHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { askLabel, getTrialNote, notOpenNote, trialNote } from '@/content/open-notes'
import { dashboardCta } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { ButtonLink, Link } from '@/routing/link'
import { usePageRoute } from '@/routing/use-page-route'

const isForVisitors = ({ to }: Cta) => /^\/(auth|login|signup)\b/.test(to)
const isSignUp = ({ to }: Cta) => to.startsWith('/signup')
const isContact = ({ to }: Cta) => to.startsWith('/contact')

/** The page's own link to the contact form about a subject, if one of its buttons has one. */
export const PageContactContext = createContext<Cta['to'] | undefined>(undefined)

interface ResolvedCta extends Cta {
  /** Completes the label for screen readers. */
  srSuffix?: string
}

/**
 * Replaces links to log in or sign up for signed-in users: they open the dashboard. If the page's
 * service isn't open, the first one asks about it instead, unless another button does.
 */
function useResolvedCtas(ctas: readonly Cta[]): readonly ResolvedCta[] {
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

/**
 * A call to action as a link, or with a `variant` as a button. `srSuffix` completes its name for
 * screen readers.
 */
export function CtaLink({
  cta,
  srSuffix,
  children,
  ...rest
}: { cta: Cta; srSuffix?: string } & Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const [{ label, to, ...resolved }] = useResolvedCtas([cta]) as [ResolvedCta]
  const Element = rest.variant ? ButtonLink : Link
  return (
    <Element to={to} {...rest}>
      {label}
      <SrSuffix text={srSuffix ?? resolved.srSuffix} />
      {children}
    </Element>
  )
}

/** Completes a link's label for screen readers. */
export const SrSuffix = ({ text }: { text?: string }) =>
  text && <span className="sr-only">{`: ${text}`}</span>

/** Below a hero's buttons: that the service isn't open, or what the trial and an account include. */
export function OpenNote({ ctas = [] }: { ctas?: readonly Cta[] }) {
  const service = findService(usePageRoute())
  const closed = service && !isOpen(service)
  if (!closed && !ctas.some(isSignUp)) return null
  return (
    <p className="mt-4 max-w-measure text-sm text-balance text-muted">
      {closed ? notOpenNote : service ? trialNote : getTrialNote()}
    </p>
  )
}

/** Calls to action side by side. The first is primary, unless a form above has the primary button. */
export const CtaButtons = ({
  ctas = [],
  secondary,
}: {
  ctas?: readonly Cta[]
  secondary?: boolean
}) => (
  <div className="flex flex-wrap gap-3">
    {useResolvedCtas(ctas).map(({ label, to, srSuffix }, index) => (
      <ButtonLink key={label} to={to} variant={index || secondary ? 'secondary' : 'primary'}>
        {label}
        <SrSuffix text={srSuffix} />
      </ButtonLink>
    ))}
  </div>
)
