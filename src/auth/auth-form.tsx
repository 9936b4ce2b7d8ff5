import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { authMessage } from '@/lib/errors'
import { onIdle } from '@/lib/idle'
import { withRedirect } from '@/lib/redirect'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { FormMessage } from './form-message'
import { withCooldown } from './use-resend-cooldown'
import { passwordHint, PasswordField } from './password-field'
import { emailRedirectUrl, usePrefilledEmail, useRedirectTarget } from './redirect-target'
import { ResendConfirmation } from './resend-confirmation'
import { needsMfa } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

export type AuthMode = 'login' | 'signup'

const words = {
  login: {
    submit: 'Log In',
    pending: 'Logging In...',
    question: "Don't have an account?",
    toggle: 'Sign up',
  },
  signup: {
    submit: 'Sign Up',
    pending: 'Signing Up...',
    question: 'Already have an account?',
    toggle: 'Log in',
  },
} as const

/** The class of a link in the text of a form. */
export const formLink =
  'inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4'

/**
 * The form that logs in or signs up. Give it a new key for the other mode, which clears its messages.
 * The page redirects when the session changes.
 */
export function AuthForm({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const text = words[mode]
  const { getClient } = useAuth()
  const redirectTarget = useRedirectTarget()
  const [email, setEmail] = useState(usePrefilledEmail())
  /** The address that a confirmation email was sent to. */
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { pending, message, run, showError, showSuccess } = useAuthAction()
  /** The address of a sign-up with an unknown outcome. */
  const unknownSignUp = useRef<string>(undefined)

  // Loads supabase-js while the user types.
  useEffect(() => onIdle(() => void getClient().catch(() => undefined)), [getClient])

  async function logIn(auth: Client['auth'], credentials: { email: string; password: string }) {
    const { data, error } = await auth.signInWithPassword(credentials)
    if (error?.code === 'email_not_confirmed') setUnconfirmed(credentials.email)
    if (error) return showError(authMessage(error))
    if (needsMfa(data.session)) return
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
  }

  async function signUp(auth: Client['auth'], credentials: { email: string; password: string }) {
    const options = { emailRedirectTo: emailRedirectUrl(redirectTarget) }
    const signedUp = await withCooldown(credentials.email, auth.signUp({ ...credentials, options }))
    const { error } = signedUp
    if (error?.code === 'over_email_send_rate_limit') setUnconfirmed(credentials.email)
    // A sign-up whose response was lost may have created this account, with this password.
    const retried =
      error?.code === 'user_already_exists' && unknownSignUp.current === credentials.email
    const { data } = retried ? await auth.signInWithPassword(credentials) : signedUp
    if (error && !data.session) {
      if (error.name === 'AuthRetryableFetchError') unknownSignUp.current = credentials.email
      return showError(authMessage(error))
    }
    if (data.user && data.session) {
      showSuccess('Sign up successful! You are now logged in.')
      showToast({ title: 'Sign Up Successful', description: 'You are now logged in.' })
      return
    }
    setUnconfirmed(credentials.email)
    showSuccess('Sign up successful! Please check your email to confirm your account.')
    showToast({
      title: 'Sign Up Successful',
      description: 'Please check your email to confirm your account.',
      duration: 10_000,
    })
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const password = String(new FormData(event.currentTarget).get('password'))
        const credentials = { email: email.trim(), password }
        setUnconfirmed(undefined)
        void run((auth) => (mode === 'login' ? logIn : signUp)(auth, credentials))
      }}
    >
      <Fields>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete={mode === 'login' ? 'username' : 'email'}
          inputMode="email"
          maxLength={254}
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <PasswordField
            label="Password"
            name="password"
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            hint={mode === 'signup' ? passwordHint : undefined}
          />
          {mode === 'login' && (
            <p className="mt-1.5 text-sm">
              <Link
                to={withRedirect('/auth/recover', redirectTarget)}
                state={{ email }}
                className={formLink}
              >
                Forgot your password?
              </Link>
            </p>
          )}
        </div>
        <FormMessage message={message} />
        {unconfirmed && (
          <ResendConfirmation email={unconfirmed} redirectTarget={() => redirectTarget} />
        )}
        <Button type="submit" variant="primary" disabled={pending} className="w-full">
          {pending ? text.pending : text.submit}
        </Button>
        <p className="text-center text-sm text-muted">
          {text.question}{' '}
          <Link to={toggleTo} state={{ email }} className={formLink}>
            {text.toggle}
          </Link>
        </p>
      </Fields>
    </form>
  )
}
