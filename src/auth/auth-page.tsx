import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { authModes, confirmMessages, getStarted, sessionExpiredNote } from '@/content/auth-forms'
import { loginSuccessful } from '@/content/messages'
import { signupServices } from '@/content/subjects'
import { useHydrated } from '@/lib/use-hydrated'
import { routeAt } from '@/routing/routes'
import { usePageRow } from '@/routing/use-page-row'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { showToast } from '@/ui/toasts'
import { AuthFrame } from './auth-frame'
import { CredentialsForm } from './credentials-form'
import { MfaChallengePage } from './mfa-challenge-page'
import { useRedirectTarget } from './redirect-target'
import { ServiceMockup } from './service-mockup'
import { useAuth } from './use-auth'

/** The state of a navigation to the log-in: the address that a link has confirmed. */
export interface LogInState {
  confirmed: string
}

/**
 * The page that logs in or signs up, and asks for the code of an authenticator: `/login`, `/signup`, and
 * `/auth`, whose `mode` is in the query. Signed-in users are redirected to `?redirect=`, or home.
 */
export function AuthPage() {
  const { session, user, getClient, logOut } = useAuth()
  const [cameSignedIn] = useState(user !== null)
  const redirectTarget = useRedirectTarget()
  const path = usePageRow()?.path
  const [params] = useHydratedSearchParams()
  const state = useLocation().state as LogInState | null
  // After a reload, the prerendered page is without it.
  const confirmed = useHydrated() ? state?.confirmed : undefined
  const modeInQuery = path === '/auth'
  const isSignUp = modeInQuery ? params.get('mode') === 'signup' : path === '/signup'
  const [mode, other] = isSignUp ? (['signup', 'login'] as const) : (['login', 'signup'] as const)
  const service = services.get(params.get('service') ?? '')

  if (user)
    return cameSignedIn && !modeInQuery && redirectTarget === '/' ? (
      <AlreadyLoggedIn />
    ) : (
      <Navigate to={redirectTarget} replace />
    )
  if (session.status === 'mfa-challenge')
    return (
      <MfaChallengePage
        {...session.challenge}
        getClient={getClient}
        onVerified={() => showToast(loginSuccessful)}
        cancel={{ label: 'Log in with another account', run: () => logOut() }}
      />
    )

  const toggled = new URLSearchParams(params)
  if (modeInQuery) toggled.set('mode', other)
  const mockupPath = service ?? redirectTarget
  const logInNote = confirmed
    ? confirmMessages.logInAs(confirmed)
    : session.status === 'expired' && sessionExpiredNote
  return (
    <AuthFrame
      title={authModes[mode].title}
      text={!isSignUp && logInNote}
      panel={authModes[mode].panel}
      picture={
        <>
          {isSignUp && service && (
            <p className="mb-8 text-muted">{getStarted(routeAt(service)!.label)}</p>
          )}
          <ServiceMockup key={mockupPath} path={mockupPath} />
        </>
      }
    >
      <CredentialsForm
        key={mode + confirmed}
        mode={mode}
        initialEmail={confirmed}
        toggleTo={{ pathname: modeInQuery ? '/auth' : `/${other}`, search: toggled.toString() }}
      />
    </AuthFrame>
  )
}

/** Opens the dashboard for somebody who opened a log-in page without a need. */
function AlreadyLoggedIn() {
  useEffect(() => showToast({ title: 'You are already logged in' }), [])
  return <Navigate to="/dashboard" replace />
}

/** The pages of the services that sign-up links name. */
const services = new Map<string, string>(Object.entries(signupServices))
