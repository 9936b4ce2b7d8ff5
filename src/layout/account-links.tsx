import { useAuth } from '@/auth/use-auth'
import { useLogOut } from '@/auth/use-log-out'
import { Link } from '@/lib/link'
import { Button, buttonClass } from '@/ui/button'

/** The end of the header on wide screens: a greeting and "Log out", or the links to log in and sign up. */
export function AccountLinks() {
  const { user } = useAuth()
  return user ? (
    <>
      <span className="max-w-48 truncate px-2 text-sm text-muted" title={user.email}>
        Welcome, {user.email.split('@', 1)[0]}
      </span>
      <LogOutButton />
    </>
  ) : (
    <LogInAndSignUp />
  )
}

/** The same in the mobile menu, with the whole email address. */
export function MobileAccount() {
  const { user } = useAuth()
  return user ? (
    <>
      <p className="min-w-0 text-sm text-muted">
        Logged in as <span className="font-semibold break-all text-ink">{user.email}</span>
      </p>
      <LogOutButton />
    </>
  ) : (
    <LogInAndSignUp />
  )
}

function LogInAndSignUp() {
  return (
    <>
      <Link to="/auth?mode=login" className={buttonClass('quiet')}>
        Log in
      </Link>
      <Link to="/auth?mode=signup" className={buttonClass('primary')}>
        Start free trial
      </Link>
    </>
  )
}

function LogOutButton() {
  const { logOut, pending, dialog } = useLogOut()
  return (
    <>
      <Button variant="secondary" onClick={logOut} disabled={pending}>
        Log out
      </Button>
      {dialog}
    </>
  )
}
