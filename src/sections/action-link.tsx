import type { ReactNode } from 'react'
import { useAuth } from '@/auth/use-auth'
import { openDashboard } from '@/content/dashboard'
import type { Action } from '@/content/types'
import { Link } from '@/lib/link'

const isForVisitors = ({ to }: Action) => /^\/(auth|login|signup)\b/.test(to)

/** The calls to action for this person: the dashboard instead of log-in and sign-up for signed-in users. */
export function useActions(actions: readonly Action[]): Action[] {
  const { user } = useAuth()
  if (!user) return [...actions]
  return [...new Set(actions.map((action) => (isForVisitors(action) ? openDashboard : action)))]
}

/** The link of a call to action. `subject` completes its name for screen readers. */
export function ActionLink({
  action,
  subject,
  className,
  children,
}: {
  action: Action
  subject?: string
  className: string
  children?: ReactNode
}) {
  const [{ label, to } = action] = useActions([action])
  return (
    <Link to={to} className={className}>
      {label}
      {subject && <span className="sr-only">{`: ${subject}`}</span>}
      {children}
    </Link>
  )
}
