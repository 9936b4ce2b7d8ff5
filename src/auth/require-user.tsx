import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { forgetServerData, queryClient } from '@/lib/query-client'
import { useHydrated } from '@/lib/use-hydrated'
import { loginPageHref } from '@/routing/redirect-target'
import { noscriptNotes } from '@/ui/copy'
import { NoscriptNotice } from '@/ui/noscript-notice'
import { PageSkeleton } from '@/ui/skeleton'
import { useAuth } from './auth-provider'
import { sessionEndListeners, type User } from './auth-state'

// Only signed-in pages load this module, and with it TanStack Query.
sessionEndListeners.add(forgetServerData)

interface Props {
  /** Whether a visitor returns to the page after the login. */
  redirectBack?: boolean
  children: (user: User) => ReactNode
}

/** A signed-in page. Redirects others home after a logout, otherwise to the login page. */
export const RequireUser = (props: Props) =>
  useHydrated() ? (
    <GuardedPage {...props} />
  ) : (
    // The prerendered HTML has no session.
    <PageSkeleton>
      <NoscriptNotice text={noscriptNotes.page} />
    </PageSkeleton>
  )

function GuardedPage({ redirectBack, children }: Props): ReactElement {
  const { authState, user, loadClient } = useAuth()
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  // The page's calls may end the session, so follow it, even if the client could not be loaded before.
  useEffect(() => {
    if (user) loadClient()
  }, [user, loadClient])

  if (user) return <QueryClientProvider client={queryClient}>{children(user)}</QueryClientProvider>
  const isSignedOut = authState.status === 'signed-out'
  const hasReason = isSignedOut && authState.reason !== undefined
  const loggedOutHere = wasSignedIn && isSignedOut && !hasReason
  if (loggedOutHere) return <Navigate to="/" replace />
  // As the product owner asked, visitors who open /dashboard without a query go home after login.
  const redirectsBack = redirectBack || search || wasSignedIn || hasReason
  return <Navigate to={loginPageHref(redirectsBack ? pathname + search : '/')} replace />
}
