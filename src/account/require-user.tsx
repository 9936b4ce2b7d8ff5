import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { withRedirect } from '@/auth/redirect-target'
import type { User } from '@/auth/session'
import { useAuth } from '@/auth/use-auth'
import { sessionExpiredToast } from '@/content/dashboard'
import type { Href } from '@/content/links'
import { useHydrated } from '@/lib/use-hydrated'
import { NeedsJavaScript } from '@/ui/needs-javascript'
import { showToast } from '@/ui/toasts'
import { hasUnsavedChanges } from './unsaved-changes'

const logIn = '/auth?mode=login'

interface Props {
  /** Whether a visitor returns to the page after the log-in. */
  returning?: boolean
  children: (user: User) => ReactNode
}

/** A page of signed-in users. Everyone else is redirected: home after a log-out, otherwise to the log-in. */
export const RequireUser = (props: Props) =>
  useHydrated() ? (
    <Guard {...props} />
  ) : (
    // The prerendered HTML knows no session.
    <div className="container-page py-section">
      <NeedsJavaScript what="This page" />
    </div>
  )

function Guard({ returning, children }: Props) {
  const { session, user } = useAuth()
  const { pathname, search } = useLocation()
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  const logInAgain = withRedirect(logIn, pathname + search)

  if (user) return children(user)
  if (session.status === 'logged-out') return <Navigate to="/" replace />
  if (returning || session.status === 'expired') return <Navigate to={logInAgain} replace />
  if (!lastUser) return <Navigate to={logIn} replace />
  return <RedirectToLogIn userId={lastUser.id} logInAgain={logInAgain} />
}

/** Redirects to the log-in. A user with unsaved posts is told why, and comes back to them. */
function RedirectToLogIn({ userId, logInAgain }: { userId: string; logInAgain: Href }) {
  const navigate = useNavigate()
  useEffect(() => {
    // In an effect, after the form has unmounted: while it is open, it holds a draft that the log-out in
    // another tab has discarded.
    const unsaved = hasUnsavedChanges(userId)
    if (unsaved) showToast(sessionExpiredToast)
    void navigate(unsaved ? logInAgain : logIn, { replace: true })
  }, [userId, logInAgain, navigate])
  return null
}
