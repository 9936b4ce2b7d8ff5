import type { ReactNode } from 'react'
import { useAuth } from '@/auth/use-auth'
import { useLogOut } from '@/auth/use-log-out'
import { Link } from '@/lib/link'
import { Button, buttonClass } from '@/ui/button'

/** The links to log in and sign up; for signed-in users, a greeting, and "Log out". */
export function AccountLinks({ renderGreeting }: { renderGreeting: (email: string) => ReactNode }) {
  const { user } = useAuth()
  return user ? (
    <>
      {renderGreeting(user.email)}
      <LogOutButton />
    </>
  ) : (
    <>
      <Link to="/auth?mode=login" className={buttonClass('quiet', '@max-[78rem]:grow')}>
        Log in
      </Link>
      <Link to="/auth?mode=signup" className={buttonClass('primary', '@max-[78rem]:grow')}>
        Start free trial
      </Link>
    </>
  )
}

function LogOutButton() {
  const { logOut, pending, dialog } = useLogOut()
  return (
    <>
      <Button variant="secondary" className="shrink-0" onClick={logOut} disabled={pending}>
        Log out
      </Button>
      {dialog}
    </>
  )
}
