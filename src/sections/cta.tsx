import type { ComponentProps } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { dashboardCta, trialNote } from '@/content/shared-copy'
import type { Cta } from '@/content/types'
import { ButtonLink } from '@/routing/button-link'
import { Link } from '@/routing/link'

const isForVisitors = ({ to }: Cta) => /^\/(auth|login|signup)\b/.test(to)

/** Replaces links to log in or sign up for signed-in users: they open the dashboard. */
function useResolveCta() {
  const { user } = useAuth()
  return (cta: Cta) => (user && isForVisitors(cta) ? dashboardCta : cta)
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
  const { label, to } = useResolveCta()(cta)
  const Element = rest.variant ? ButtonLink : Link
  return (
    <Element to={to} {...rest}>
      {label}
      {srSuffix && <span className="sr-only">{`: ${srSuffix}`}</span>}
      {children}
    </Element>
  )
}

/** What a free trial includes, below a hero's buttons if one of them says “free”. */
export function TrialNote({ ctas }: { ctas: readonly Cta[] }) {
  const isShown = ctas.map(useResolveCta()).some(({ label }) => /free/i.test(label))
  return isShown && <p className="mt-4 text-sm text-balance text-muted">{trialNote}</p>
}

/** Calls to action side by side. The first is primary, unless a form above has the primary button. */
export function CtaButtons({ ctas, secondary }: { ctas: readonly Cta[]; secondary?: boolean }) {
  // Several may resolve to the dashboard, which is shown once.
  const resolved = new Set(ctas.map(useResolveCta()))
  return (
    <div className="flex flex-wrap gap-3">
      {[...resolved].map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} variant={index || secondary ? 'secondary' : 'primary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
