import { LogOutButton } from '@/account/log-out-button'
import { useAuth } from '@/auth/auth-provider'
import { Link } from '@/routing/link'
import { buttonVariants } from '@/ui/button'

/** The links to log in and sign up; for signed-in users, "Log out"; none during the initial session check. */
export function AuthLinks() {
  const { authState, user } = useAuth()
  if (authState.status === 'loading') return null
  if (user) return <LogOutButton className="shrink-0">Log out</LogOutButton>
  return (
    <>
      <Link to="/auth?mode=login" className={buttonVariants('ghost', 'shrink-0 @max-[62rem]:grow')}>
        Log in
      </Link>
      <Link
        to="/auth?mode=signup"
        className={buttonVariants('primary', 'shrink-0 @max-[62rem]:grow')}
      >
        Start free trial
      </Link>
    </>
  )
}
