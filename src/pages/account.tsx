import { Navigate } from 'react-router'
import { Account } from '@/auth/account'
import { useSession } from '@/auth/session'

export { accountMeta as meta } from '@/content/auth'

/** The account of who is logged in; anybody else is led to the log-in, and back. */
export function Component() {
  const session = useSession()
  if (session.status === 'checking') return null
  if (session.user) return <Account key={session.user.id} user={session.user} />
  const logIn = '/auth?mode=login&redirect=/dashboard/account'
  return <Navigate to={session.loggedOut ? '/' : logIn} replace />
}
