import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { newPasswordPage } from '@/content/auth-forms'
import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toasts'
import { AuthForm, useAuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { MfaChallengePage } from './mfa-challenge-page'
import { checkNewPassword, NewPasswordFields } from './password-field'
import { useRedirectTarget, withRedirect } from './redirect-target'
import { toSessionState } from './session'
import { typedEmail } from './typed-email'
import { useAuth } from './use-auth'

/** Sets a new password after the link of a password reset was opened in this tab. */
export function NewPassword() {
  const { user, getRecoveryClient, endRecovery } = useAuth()
  const session = useRecoverySession()
  const redirectTarget = useRedirectTarget()
  const { title, panel, recovering, signedIn, visitor } = newPasswordPage

  if (session === undefined) return <Spinner label="Checking the link" />
  if (session === null) {
    const { text, action } = user ? signedIn : visitor
    return (
      <AuthFrame title={title} text={text} panel={panel}>
        <Link
          to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
          className={buttonClass('primary')}
        >
          {action}
        </Link>
      </AuthFrame>
    )
  }
  const state = toSessionState(session)
  if (state.status === 'mfa-challenge')
    return (
      <MfaChallengePage
        {...state.challenge}
        getClient={getRecoveryClient}
        cancel={{ label: 'Cancel', run: endRecovery }}
      />
    )
  const { email = '' } = session.user
  return (
    <AuthFrame title={title} text={recovering(email)} panel={panel}>
      <NewPasswordForm email={email} redirectTarget={redirectTarget} />
    </AuthFrame>
  )
}

/** The session of the password reset in this tab; undefined while it loads, null if it is missing. */
function useRecoverySession() {
  const { getRecoveryClient } = useAuth()
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    const subscribed = getRecoveryClient().then(
      ({ auth }) => auth.onAuthStateChange((_, current) => setSession(current)).data.subscription,
    )
    subscribed.catch(() => setSession(null))
    return () => {
      subscribed.then((subscription) => subscription.unsubscribe()).catch(() => undefined)
    }
  }, [getRecoveryClient])

  return session
}

function NewPasswordForm({ email, redirectTarget }: { email: string; redirectTarget: string }) {
  const { resetPassword, endRecovery } = useAuth()
  const navigate = useNavigate()
  const form = useAuthForm({
    initial: { password: '', again: '' },
    check: checkNewPassword,
    async send({ password }) {
      const othersEnded = await resetPassword(password)
      const description = othersEnded ? undefined : newPasswordPage.othersNotEnded
      showToast({ title: 'Password Changed', description })
      typedEmail.setState({ email })
      // It redirects signed-in users at once, and asks for the code of an authenticator.
      await navigate(withRedirect('/auth?mode=login', redirectTarget), { replace: true })
      await endRecovery()
    },
  })
  return (
    <AuthForm form={form} submitLabel="Save Password" pendingLabel="Saving...">
      <NewPasswordFields email={email} field={form.field} />
    </AuthForm>
  )
}
