import { useEffect, useRef, useState } from 'react'
import { type AuthMode, authModes, signUpMessages, signUpToasts } from '@/content/auth-forms'
import { loginSuccessful } from '@/content/messages'
import type { AuthClient } from '@/lib/supabase'
import { checkEmail } from '@/lib/validate'
import { Link, type LinkTarget } from '@/routing/link'
import { EmailField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { AuthForm, useAuthForm } from './auth-form'
import { requestLink } from './email-links'
import { checkPassword, passwordHint, PasswordField } from './password-field'
import { useRedirectTarget, withRedirect } from './redirect-target'
import { ResendConfirmation } from './resend-confirmation'
import { needsMfa } from './session'
import { typedEmail, useRememberEmail } from './typed-email'
import { useAuth } from './use-auth'

type Credentials = Record<'email' | 'password', string>

/**
 * The form that logs in or signs up. Give it a new key for the other mode, which clears its messages.
 * The page redirects when the session changes.
 */
export function CredentialsForm({
  mode,
  initialEmail,
  toggleTo,
}: {
  mode: AuthMode
  /** Fills in the address; without it, the one that was typed last. */
  initialEmail?: string
  toggleTo: LinkTarget
}) {
  const text = authModes[mode]
  const isSignUp = mode === 'signup'
  const { getClient } = useAuth()
  const redirectTarget = useRedirectTarget()
  /** The address that a confirmation email was sent to. */
  const [unconfirmed, setUnconfirmed] = useState<string>()
  /** The address of a sign-up with an unknown outcome. */
  const unknownSignUp = useRef<string>(undefined)
  const form = useAuthForm({
    initial: { email: initialEmail ?? typedEmail.getState().email, password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email, 'Email'),
      password: checkPassword(password, 'Password', isSignUp),
    }),
    async send({ email, password }) {
      setUnconfirmed(undefined)
      const { auth } = await getClient()
      return (isSignUp ? signUp : logIn)(auth, { email: email.trim(), password })
    },
  })
  useRememberEmail(form.values.email)

  // Loads supabase-js while the user types.
  const typed = Object.values(form.values).some(Boolean)
  useEffect(() => {
    if (typed) void getClient().catch(() => undefined)
  }, [typed, getClient])

  async function logIn(auth: AuthClient, credentials: Credentials) {
    const { data, error } = await auth.signInWithPassword(credentials)
    if (error?.code === 'email_not_confirmed') setUnconfirmed(credentials.email)
    if (error) throw error
    if (!needsMfa(data.session)) showToast(loginSuccessful)
  }

  async function signUp(auth: AuthClient, credentials: Credentials) {
    const options = { emailRedirectTo: window.location.origin + redirectTarget }
    const signedUp = await requestLink(credentials.email, () =>
      auth.signUp({ ...credentials, options }),
    )
    const { error } = signedUp
    if (error?.code === 'over_email_send_rate_limit') setUnconfirmed(credentials.email)
    // A sign-up whose response was lost may have created this account, with this password.
    const retried =
      error?.code === 'user_already_exists' && unknownSignUp.current === credentials.email
    const { data } = retried ? await auth.signInWithPassword(credentials) : signedUp
    if (error && !data.session) {
      if (error.name === 'AuthRetryableFetchError') unknownSignUp.current = credentials.email
      throw error
    }
    if (!data.session) setUnconfirmed(credentials.email)
    const outcome = data.session ? 'loggedIn' : 'confirm'
    showToast(signUpToasts[outcome])
    return signUpMessages[outcome]
  }

  return (
    <AuthForm
      form={form}
      submitLabel={text.submitLabel}
      pendingLabel={text.pendingLabel}
      autoFocus
      after={
        <>
          {unconfirmed && <ResendConfirmation email={unconfirmed} />}
          <p className="text-center text-sm text-muted">
            {text.question}{' '}
            <Link to={toggleTo} className="inline-link">
              {text.toggle}
            </Link>
          </p>
        </>
      }
    >
      <EmailField
        label="Email"
        autoComplete={isSignUp ? 'email' : 'username'}
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={
          isSignUp ? (
            passwordHint
          ) : (
            <Link to={withRedirect('/auth/recover', redirectTarget)} className="inline-link">
              Forgot your password?
            </Link>
          )
        }
        {...form.field('password')}
      />
    </AuthForm>
  )
}
