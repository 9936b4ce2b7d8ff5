import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { withRedirect } from '@/routing/redirect-target'
import type { User } from './auth-state'
import { useAuth } from './auth-provider'
import { sessionExpiredToast } from '@/content/auth'
import type { Href } from '@/content/hrefs'
import { queryClient } from '@/lib/query-client'
import { useHydrated } from '@/lib/use-hydrated'
import { NoscriptNotice } from '@/ui/noscript-notice'
import { showToast } from '@/ui/toast-store'

const loginHref = '/auth?mode=login'

interface Props {
  /** Whether a visitor returns to the page after the login. */
  redirectBack?: boolean
  children: (user: User) => ReactNode
}

/** A signed-in page. Redirects others home after a logout, otherwise to the login page. */
export const RequireUser = (props: Props) =>
  useHydrated() ? (
    <Guard {...props} />
  ) : (
    // The prerendered HTML has no session.
    <div className="container-page py-section">
      <NoscriptNotice feature="This page" />
    </div>
  )

function Guard({ redirectBack, children }: Props): ReactElement {
  const { authState, user } = useAuth()
  const { pathname, search } = useLocation()
  const [wasAuthenticated, setWasAuthenticated] = useState(false)
  if (user && !wasAuthenticated) setWasAuthenticated(true)
  const logInAgain = withRedirect(loginHref, pathname + search)

  switch (authState.status) {
    case 'authenticated':
      return (
        <QueryClientProvider client={queryClient}>{children(authState.user)}</QueryClientProvider>
      )
    case 'expired':
    case 'unreachable':
      return <Navigate to={logInAgain} replace />
    case 'checking':
    case 'unauthenticated':
    case 'logged-out':
    case 'mfa-challenge':
      if (wasAuthenticated && authState.status === 'logged-out') return <Navigate to="/" replace />
      if (wasAuthenticated) return <SessionEnded logInAgain={logInAgain} />
      // Visitors who open /dashboard without a query go home after login, because the product owner
      // asked for that.
      return <Navigate to={redirectBack || search ? logInAgain : loginHref} replace />
  }
}

/** Shows a toast and redirects to the login page if the session ends while the page is open. */
function SessionEnded({ logInAgain }: { logInAgain: Href }) {
  useEffect(() => showToast(sessionExpiredToast), [])
  return <Navigate to={logInAgain} replace />
}
