import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { forgetServerData, queryClient } from '@/lib/query-client'
import { useHydrated } from '@/lib/use-hydrated'
import { loginPageHref } from '@/routing/redirect-target'
import { usePageRoute } from '@/routing/use-page-route'
import { noscriptNotes } from '@/ui/copy'
import { NoscriptNotice } from '@/ui/noscript-notice'
import { PageSkeleton } from '@/ui/skeleton'
import { useAuth } from './auth-provider'
import { sessionEndListeners, type User } from './auth-state'

// Only signed-in pages load this module, and with it TanStack Query.
sessionEndListeners.add(forgetServerData)

/** A signed-in page. Redirects others home after a logout, otherwise to the login page and back. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }): ReactElement {
  const hydrated = useHydrated()
  const { authState, user, loadClient } = useAuth()
  const path = usePageRoute()?.path
  const { pathname, search } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (user && !wasSignedIn) setWasSignedIn(true)
  // A call may end the session, which this tab must notice, even if the client didn't load before.
  const follow = useEffectEvent(loadClient)
  useEffect(() => {
    if (user) follow()
  }, [user])

  // The prerendered HTML has no session.
  if (!hydrated)
    return (
      <PageSkeleton>
        <NoscriptNotice text={noscriptNotes.page} />
      </PageSkeleton>
    )
  if (user) return <QueryClientProvider client={queryClient}>{children(user)}</QueryClientProvider>
  const isSignedOut = authState.status === 'signed-out'
  const hasReason = isSignedOut && authState.reason !== undefined
  const loggedOutHere = wasSignedIn && isSignedOut && !hasReason
  if (loggedOutHere) return <Navigate to="/" replace />
  // As the product owner asked, visitors who open /dashboard without a query go home after login.
  const redirectsBack = path !== '/dashboard' || search || wasSignedIn || hasReason
  return (
    // Until the login page has loaded.
    <PageSkeleton>
      <Navigate to={loginPageHref(redirectsBack ? pathname + search : '/')} replace />
    </PageSkeleton>
  )
}
