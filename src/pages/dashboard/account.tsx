import { Navigate } from 'react-router-dom'
import { Account } from '@/auth/account'
import { useAuth } from '@/auth/use-auth'
import { ClientOnly } from '@/ui/client-only'

export { accountMeta as meta } from '@/content/auth'

/** The account of the signed-in user. Visitors are redirected to the log-in, and back. */
export const Component = () => (
  <ClientOnly>
    <AccountPage />
  </ClientOnly>
)

function AccountPage() {
  const { session, user } = useAuth()
  if (user) return <Account key={user.id} user={user} />
  const logIn = '/auth?mode=login&redirect=/dashboard/account'
  return <Navigate to={session.loggedOut ? '/' : logIn} replace />
}
