import { Navigate, useLocation, useSearchParams } from 'react-router'
import { codePanel, loginPanel, signupPanel } from '@/content/auth'
import { signupServices } from '@/content/subjects'
import { AccountFrame } from './account-frame'
import { AuthForm, type AuthMode } from './auth-form'
import { CodeForm } from './code-form'
import { useHeading } from './heading'
import { useSession } from './session'

const copy = {
  login: { title: 'Log in', panel: loginPanel },
  signup: { title: 'Create your account', panel: signupPanel },
}

/**
 * The page that logs in or signs up, and asks for the code of who has an authenticator. Who is
 * logged in is sent on: to `?redirect=`, or home.
 */
export function AuthPage({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const session = useSession()
  const heading = useHeading()
  const [params] = useSearchParams()
  const { title, panel } = copy[mode]
  const service = serviceOf(params.get('service'))

  if (session.status === 'ready' && session.user) return <Navigate to={heading} replace />
  if (session.status === 'ready' && session.codeOf)
    return (
      <AccountFrame title="Enter your code" panel={codePanel}>
        <CodeForm {...session.codeOf} />
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

/** The name of a known service that a sign-up link came from. */
const serviceOf = (value: string | null) =>
  value !== null && Object.hasOwn(signupServices, value)
    ? signupServices[value as keyof typeof signupServices]
    : undefined

/** The other mode's address on /login and /signup, which keeps the rest of the query. */
export function useToggleTo(path: '/login' | '/signup') {
  return path + useLocation().search
}
