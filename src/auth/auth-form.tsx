import { useEffect, useRef, useState } from 'react'
import { authMessage } from '@/lib/errors'
import { whenIdle } from '@/lib/idle'
import { withRedirect } from '@/lib/redirect'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { ConfirmAgain } from './confirm-again'
import { FormMessage } from './form-message'
import { handingOn, mailRedirect, useHeading, useTypedEmail } from './heading'
import { sendMail } from './mail-pause'
import { passwordHint, PasswordField } from './password-field'
import { needsCode, sessionClient } from './session'
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

/** The look of a link among the words of a form. */
export const formLink =
  'inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4'

/**
 * The form that logs in or signs up. Mount it anew for the other mode: messages do not outlive it.
 * Where to go afterwards is the page's business: it sees the session change.
 */
export function AuthForm({ mode, toggleTo }: { mode: AuthMode; toggleTo: string }) {
  const text = words[mode]
  const heading = useHeading()
  const [email, setEmail] = useState(useTypedEmail())
  /** The address whose owner has a confirmation to look for. */
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const { pending, message, run, fail, say } = useAuthAction()
  /** The address of a sign-up of which nobody knows whether the service has done it. */
  const unsure = useRef<string>(undefined)

  // Loads supabase-js while the person types.
  useEffect(() => whenIdle(() => void sessionClient().catch(() => undefined)), [])

  async function logIn(auth: Client['auth'], credentials: { email: string; password: string }) {
    const { data, error } = await auth.signInWithPassword(credentials)
    if (error?.code === 'email_not_confirmed') setUnconfirmed(credentials.email)
    if (error) return fail(authMessage(error))
    if (needsCode(data.session)) return
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
  }

  async function signUp(auth: Client['auth'], credentials: { email: string; password: string }) {
    const options = { emailRedirectTo: mailRedirect(heading) }
    const signedUp = await sendMail(credentials.email, auth.signUp({ ...credentials, options }))
    const { error } = signedUp
    if (error?.code === 'over_email_send_rate_limit') setUnconfirmed(credentials.email)
    // The account may be the one that was made when the answer was lost: then its password is this one.
    const again = error?.code === 'user_already_exists' && unsure.current === credentials.email
    const { data } = again ? await auth.signInWithPassword(credentials) : signedUp
    if (error && !data.session) {
      if (error.name === 'AuthRetryableFetchError') unsure.current = credentials.email
      return fail(authMessage(error))
    }
    if (data.user && data.session) {
      say('Sign up successful! You are now logged in.')
      showToast({ title: 'Sign Up Successful', description: 'You are now logged in.' })
      return
    }
    setUnconfirmed(credentials.email)
    say('Sign up successful! Please check your email to confirm your account.')
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
              <a
                href={withRedirect('/auth/recover', heading)}
                {...handingOn(email)}
                className={formLink}
              >
                Forgot your password?
              </a>
            </p>
          )}
        </div>
        <FormMessage message={message} />
        {unconfirmed && <ConfirmAgain email={unconfirmed} heading={() => heading} />}
        <Button type="submit" variant="primary" disabled={pending} className="w-full">
          {pending ? text.pending : text.submit}
        </Button>
        <p className="text-center text-sm text-muted">
          {text.question}{' '}
          <a href={toggleTo} {...handingOn(email)} className={formLink}>
            {text.toggle}
          </a>
        </p>
      </Fields>
    </form>
  )
}
