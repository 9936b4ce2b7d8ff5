import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { authMeta, loginNotes, mfaCopy, sessionNotes } from '@/features/account/copy'
import { CredentialsPage } from '@/features/account/credentials-page'
import { MfaChallengeScreen } from '@/features/account/mfa-challenge-screen'
import { useHydrated } from '@/lib/use-hydrated'
import type { PageLocation } from '@/routing/page-module'
import { useRedirectTarget } from '@/routing/redirect-target'
import { findPageRoute } from '@/routing/route-lookup'
import { PageSkeleton } from '@/ui/skeleton'

export const meta = ({ pathname }: PageLocation) =>
  authMeta[findPageRoute(pathname)!.path as keyof typeof authMeta]

/** The page of /login, /signup and /auth. Redirects signed-in users to `?redirect=`, or home. */
export function Component(): ReactElement {
  const { authState } = useAuth()
  const redirectTarget = useRedirectTarget()
  const { state } = useLocation() as { state: string | null }
  // After a reload, the browser still has the state, but the prerendered page doesn't.
  const linkKind = useHydrated() ? state : null

  if (authState.status === 'signed-in')
    // The outline stays until the page of the target has loaded.
    return (
      <PageSkeleton>
        <Navigate to={redirectTarget} replace />
      </PageSkeleton>
    )
  if (authState.status === 'code-needed')
    return (
      <MfaChallengeScreen {...authState} note={linkKind === 'recovery' ? mfaCopy.afterReset : ''} />
    )
  const reason = authState.status === 'signed-out' ? authState.reason : undefined
  return <CredentialsPage note={linkKind ? loginNotes[linkKind] : reason && sessionNotes[reason]} />
}
