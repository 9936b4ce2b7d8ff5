import { useNavigate } from 'react-router-dom'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthFrame } from '@/auth/auth-frame'
import { MfaChallengePage } from '@/auth/mfa-challenge-page'
import { checkNewPassword, NewPasswordFields } from '@/auth/password-field'
import { useRedirectTarget, withRedirect } from '@/auth/redirect-target'
import { toSessionState } from '@/auth/session'
import { typedEmail } from '@/auth/typed-email'
import { useAuth } from '@/auth/use-auth'
import { useRecoverySession } from '@/auth/use-recovery-session'
import { newPasswordPage } from '@/content/auth-forms'
import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toasts'

export { newPasswordMeta as meta } from '@/content/auth'

/** Sets a new password after the link of a password reset was opened in this tab. */
export function Component() {
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
