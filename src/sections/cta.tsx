import type { ComponentProps } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { dashboardCta, trialNote } from '@/content/copy/shared-copy'
import type { Cta } from '@/content/types'
import { Link } from '@/routing/link'
import { buttonVariants } from '@/ui/button'

const isForVisitors = ({ to }: Cta) => /^\/(auth|login|signup)\b/.test(to)

/** Replaces links to log in or sign up for signed-in users: they open the dashboard. */
function useResolveCta() {
  const { user } = useAuth()
  return (cta: Cta) => (user && isForVisitors(cta) ? dashboardCta : cta)
}

/** A call to action as a link. `srSuffix` completes its name for screen readers. */
export function CtaLink({
  cta,
  srSuffix,
  children,
  ...rest
}: { cta: Cta; srSuffix?: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { label, to } = useResolveCta()(cta)
  return (
    <Link to={to} {...rest}>
      {label}
      {srSuffix && <span className="sr-only">{`: ${srSuffix}`}</span>}
      {children}
    </Link>
  )
}

/** What a free trial includes, below a hero's buttons if one of them links to sign-up. */
export function TrialNote({ ctas }: { ctas: readonly Cta[] }) {
  const isShown = ctas.map(useResolveCta()).some(({ to }) => /^\/signup\b/.test(to))
  return isShown && <p className="mt-4 text-sm text-muted">{trialNote}</p>
}

/** Calls to action side by side. The first is primary, unless a form above has the primary button. */
export function CtaButtons({ ctas, secondary }: { ctas: readonly Cta[]; secondary?: boolean }) {
  // Several may resolve to the dashboard, which is shown once.
  const resolved = new Set(ctas.map(useResolveCta()))
  return (
    <div className="flex flex-wrap gap-3">
      {[...resolved].map(({ label, to }, index) => (
        <Link
          key={label}
          to={to}
          className={buttonVariants(index || secondary ? 'secondary' : 'primary')}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
