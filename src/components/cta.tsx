import type { ComponentProps } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { openDashboard } from '@/content/shared-copy'
import type { Action } from '@/content/types'
import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'

const isForVisitors = ({ to }: Action) => /^\/(auth|login|signup)\b/.test(to)

/** Resolves a call to action for this person: signed-in people open the dashboard instead of logging in or signing up. */
function useResolveAction() {
  const { user } = useAuth()
  return (action: Action) => (user && isForVisitors(action) ? openDashboard : action)
}

/** The link of a call to action. `subject` completes its name for screen readers. */
export function ActionLink({
  action,
  subject,
  children,
  ...rest
}: { action: Action; subject?: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { label, to } = useResolveAction()(action)
  return (
    <Link to={to} {...rest}>
      {label}
      {subject && <span className="sr-only">{`: ${subject}`}</span>}
      {children}
    </Link>
  )
}

/** Calls to action side by side, each once; the first is primary, unless a form above them has the primary button. */
export function ButtonGroup({
  actions,
  secondary,
}: {
  actions: readonly Action[]
  secondary?: boolean
}) {
  const resolved = new Set(actions.map(useResolveAction()))
  return (
    <div className="flex flex-wrap gap-3">
      {[...resolved].map(({ label, to }, index) => (
        <Link
          key={label}
          to={to}
          className={buttonClass(index || secondary ? 'secondary' : 'primary')}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
