import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { authModes, getStarted, sessionLostNote } from '@/content/auth-forms'
import { signupServices } from '@/content/subjects'
import { pages } from '@/routing/routes'
import { usePageRow } from '@/routing/use-page-row'
import { useQuery } from '@/routing/use-query'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { AuthForm } from './auth-form'
import { MfaChallengeForm } from './mfa-challenge-form'
import { useRedirectTarget } from './redirect-target'
import { ServiceMockup } from './service-mockup'
import { useAuth } from './use-auth'

/**
 * The page that logs in or signs up, and asks for the code of an authenticator: `/login`, `/signup`, and
 * `/auth`, whose `mode` is in the query. Signed-in users are redirected to `?redirect=`, or home.
 */
export function AuthPage() {
  const { session, user } = useAuth()
  const [cameSignedIn] = useState(user !== null)
  const redirectTarget = useRedirectTarget()
  const path = usePageRow()?.path
  const params = useQuery()
  const combined = path === '/auth'
  const isSignUp = combined ? params.get('mode') === 'signup' : path === '/signup'
  const [mode, other] = isSignUp ? (['signup', 'login'] as const) : (['login', 'signup'] as const)
  const service = services.get(params.get('service') ?? '')

  if (user)
    return cameSignedIn && !combined && redirectTarget === '/' ? (
      <AlreadyLoggedIn />
    ) : (
      <Navigate to={redirectTarget} replace />
    )
  if (session.mfaChallenge) return <MfaChallengeForm {...session.mfaChallenge} />

  const toggled = new URLSearchParams(params)
  if (combined) toggled.set('mode', other)
  const mockupPath =
    pages.find(({ label }) => label === service)?.path ?? redirectTarget.split(/[?#]/, 1)[0]!
  return (
    <AccountFrame
      title={authModes[mode].title}
      text={!isSignUp && session.sessionLost && sessionLostNote}
      panel={authModes[mode].panel}
      picture={
        <>
          {isSignUp && service && <p className="mt-8 text-muted">{getStarted(service)}</p>}
          <ServiceMockup key={mockupPath} path={mockupPath} />
        </>
      }
    >
      <AuthForm
        key={mode}
        mode={mode}
        toggleTo={{ pathname: combined ? '/auth' : `/${other}`, search: toggled.toString() }}
      />
    </AccountFrame>
  )
}

/** Opens the dashboard for somebody who opened a log-in page without a need. */
function AlreadyLoggedIn() {
  useEffect(() => showToast({ title: 'You are already logged in' }), [])
  return <Navigate to="/dashboard" replace />
}

/** The names of the services that sign-up links name. */
const services = new Map<string, string>(Object.entries(signupServices))
