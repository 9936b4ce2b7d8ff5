import type { ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { AuthLayout } from '@/auth/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import { CredentialsForm } from '@/auth/credentials-form'
import { MfaChallengeScreen } from '@/auth/mfa-challenge-screen'
import {
  authMeta,
  authModes,
  getStarted,
  loginFlashMessages,
  sessionNotes,
} from '@/content/copy/auth'
import { mfaCopy } from '@/content/copy/mfa'
import { loggedInToast, trialNote } from '@/content/copy/shared-copy'
import { signupServices } from '@/content/catalog/signup-services'
import type { PageLocation } from '@/content/types'
import { loadModule } from '@/lib/load-module'
import { usePerTabStore } from '@/auth/per-tab-store'
import { ServiceMockup } from '@/mockups/service-mockup'
import { useRedirectTarget } from '@/routing/redirect-target'
import { findPageRoute } from '@/routing/route-lookup'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { usePageRoute } from '@/routing/use-page-route'
import { showToast } from '@/ui/toast-store'

export const meta = ({ pathname }: PageLocation) =>
  authMeta[findPageRoute(pathname)!.path as keyof typeof authMeta]

/**
 * The login and sign-up page, which also asks for authenticator codes. Its routes are `/login`,
 * `/signup`, and `/auth` with `mode` in the query. Signed-in users are redirected to `?redirect=`,
 * or home.
 */
export function Component(): ReactElement {
  const { authState, logOut } = useAuth()
  const redirectTarget = useRedirectTarget()
  const flash = usePerTabStore((state) => state.flash)

  switch (authState.status) {
    case 'signed-in':
      return <Navigate to={redirectTarget} replace />
    case 'code-needed':
      return (
        <MfaChallengeScreen
          {...authState.challenge}
          note={flash?.kind === 'password-changed' ? mfaCopy.afterReset : ''}
          onSubmit={async (code) => {
            const { verifyCode } = await loadModule(() => import('@/auth/api'))
            await verifyCode(authState.challenge.factors, code)
            showToast(loggedInToast)
          }}
          cancelLabel="Log in with another account"
          onCancel={() => void logOut('forget')}
        />
      )
    case 'loading':
      return <CredentialsPage />
    case 'signed-out':
      return <CredentialsPage sessionNote={authState.reason && sessionNotes[authState.reason]} />
  }
}

/** The login or sign-up form, with a note about the previous step. */
function CredentialsPage({ sessionNote }: { sessionNote?: string }) {
  const path = usePageRoute()?.path
  const redirectTarget = useRedirectTarget()
  const [params] = useHydratedSearchParams()
  const flash = usePerTabStore((state) => state.flash)
  const hasModeInQuery = path === '/auth'
  const isSignUp = hasModeInQuery ? params.get('mode') === 'signup' : path === '/signup'
  const [mode, other] = isSignUp ? (['signup', 'login'] as const) : (['login', 'signup'] as const)
  const service = services.get(params.get('service') ?? '')
  const toggled = new URLSearchParams(params)
  if (hasModeInQuery) toggled.set('mode', other)
  const target = service ?? redirectTarget
  const servicePath = target.startsWith('/services/') ? target : undefined
  // The sign-up page shows only that this tab has signed up.
  const shownFlash = isSignUp && flash?.kind !== 'signed-up' ? undefined : flash
  return (
    <AuthLayout
      title={authModes[mode].title}
      text={
        shownFlash
          ? loginFlashMessages[shownFlash.kind](shownFlash.email)
          : !isSignUp && sessionNote
      }
      panel={authModes[mode].panel}
      picture={
        // A login without a service in its link has the ring.
        isSignUp || servicePath ? (
          <>
            {isSignUp && service && (
              <p className="mb-8 text-muted">{getStarted(findPageRoute(service)!.label)}</p>
            )}
            <ServiceMockup key={servicePath} path={servicePath} />
          </>
        ) : undefined
      }
    >
      {/* Wide screens have the panel. */}
      {isSignUp && <p className="-mt-4 text-muted lg:hidden">{trialNote}</p>}
      <CredentialsForm
        key={mode}
        mode={mode}
        toggleTo={{ pathname: hasModeInQuery ? '/auth' : `/${other}`, search: toggled.toString() }}
      />
    </AuthLayout>
  )
}

/** The service pages that sign-up links specify. */
const services = new Map<string, string>(Object.entries(signupServices))
