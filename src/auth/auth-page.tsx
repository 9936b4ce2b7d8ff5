import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { mfaPanel, loginPanel, signupPanel } from '@/content/auth'
import { signupServices } from '@/content/subjects'
import { AccountFrame } from './account-frame'
import { AuthForm, type AuthMode } from './auth-form'
import { MfaChallengeForm } from './mfa-challenge-form'
import { useRedirectTarget } from './redirect-target'
import { useAuth } from './use-auth'

const copy = {
  login: { title: 'Log in', panel: loginPanel },
  signup: { title: 'Create your account', panel: signupPanel },
}

/**
 * The page that logs in or signs up, and asks for the code of an authenticator. Signed-in users are
 * redirected to `?redirect=`, or home.
 */
export function AuthPage({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const { session, user } = useAuth()
  const redirectTarget = useRedirectTarget()
  const [params] = useSearchParams()
  const { title, panel } = copy[mode]
  const service = serviceOf(params.get('service'))

  if (user) return <Navigate to={redirectTarget} replace />
  if (session.status === 'ready' && !session.user && session.mfaChallenge)
    return (
      <AccountFrame title="Enter your code" panel={mfaPanel}>
        <MfaChallengeForm {...session.mfaChallenge} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={title} panel={panel}>
      {mode === 'signup' && service && (
        <p className="-mt-4 mb-7 text-muted">
          To get started with <strong className="font-semibold text-ink">{service}</strong>.
        </p>
      )}
      <AuthForm key={mode} mode={mode} toggleTo={toggleTo} />
    </AccountFrame>
  )
}

/** The name of the service that a sign-up link names; undefined if it is unknown. */
const serviceOf = (value: string | null) =>
  value !== null && Object.hasOwn(signupServices, value)
    ? signupServices[value as keyof typeof signupServices]
    : undefined

/** The address of the other mode on /login and /signup, with the same query. */
export function useToggleTo(path: '/login' | '/signup') {
  return path + useLocation().search
}
