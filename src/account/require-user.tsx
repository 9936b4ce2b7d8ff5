import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { withRedirect } from '@/routing/redirect-target'
import type { User } from '@/auth/session'
import { useAuth } from '@/auth/auth-provider'
import { sessionExpiredToast } from '@/content/dashboard'
import type { Href } from '@/content/hrefs'
import { queryClient } from '@/lib/query-client'
import { useHydrated } from '@/lib/use-hydrated'
import { NeedsJavaScript } from '@/ui/needs-javascript'
import { showToast } from '@/ui/toasts'

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

function Guard({ returning, children }: Props): ReactElement {
  const { session, user } = useAuth()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  const logInAgain = withRedirect(logIn, pathname + search)

  switch (session.status) {
    case 'signed-in':
      return (
        <QueryClientProvider client={queryClient}>{children(session.user)}</QueryClientProvider>
      )
    case 'expired':
    case 'unchecked':
      return <Navigate to={logInAgain} replace />
    case 'checking':
    case 'visitor':
    case 'logged-out':
    case 'mfa-challenge':
      if (wasSignedIn && session.status === 'logged-out') return <Navigate to="/" replace />
      if (wasSignedIn) return <SessionEnded logInAgain={logInAgain} />
      // A visitor who opens the plain dashboard is led home by the log-in, as the product's owner asked.
      return <Navigate to={returning || search ? logInAgain : logIn} replace />
  }
}

/** Redirects a user to the log-in whose session has ended while the page was open, and says so. */
function SessionEnded({ logInAgain }: { logInAgain: Href }) {
  useEffect(() => showToast(sessionExpiredToast), [])
  return <Navigate to={logInAgain} replace />
}
