import { Check } from 'lucide-react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { loginPanel, signupPanel } from '@/content/auth'
import { signupServices } from '@/content/subjects'
import { safeRedirect } from '@/lib/redirect'
import { AuthForm, type AuthMode } from './auth-form'
import { useUser } from './session'

const copy = {
  login: { title: 'Log in', panel: loginPanel },
  signup: { title: 'Create your account', panel: signupPanel },
}

/** The page that logs in or signs up. Who is logged in is sent on: to `?redirect=`, or home. */
export function AuthPage({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const user = useUser()
  const [params] = useSearchParams()
  const { title, panel } = copy[mode]
  const service = serviceOf(params.get('service'))

  if (user)
    return <Navigate to={safeRedirect(params.get('redirect'), window.location.origin)} replace />
  return (
    <div className="container-page grid items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[1fr_minmax(0,28rem)] lg:py-20">
      <div className="max-lg:order-last lg:pt-10">
        <p className="text-h2 font-semibold">{panel.headline}</p>
        <ul className="mt-8 grid gap-4">
          {panel.points.map((point) => (
            <li key={point} className="flex gap-4 text-lead text-muted">
              <Check aria-hidden className="mt-1 size-6 shrink-0 text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-9">
        <h1 className="mb-7 text-h3">{title}</h1>
        {mode === 'signup' && service && (
          <p className="-mt-4 mb-7 text-muted">
            To get started with <strong className="font-semibold text-ink">{service}</strong>.
          </p>
        )}
        <AuthForm key={mode} mode={mode} toggleTo={toggleTo} />
      </div>
    </div>
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
