import { Navigate, useNavigate } from 'react-router-dom'
import { newPasswordPage } from '@/content/auth-forms'
import { Link } from '@/routing/link'
import { buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toasts'
import { AccountForm, useAccountForm } from './account-form'
import { AccountFrame } from './account-frame'
import { checkNewPassword, NewPasswordFields } from './password-field'
import { useRedirectTarget, withRedirect } from './redirect-target'
import { useAuth } from './use-auth'

/** Sets a new password after the link of a password reset was opened. */
export function NewPassword() {
  const { session, user } = useAuth()
  const redirectTarget = useRedirectTarget()
  const { title, panel, recovering, signedIn, visitor } = newPasswordPage

  if (session.mfaChallenge) {
    const here = withRedirect('/auth/new-password', redirectTarget)
    return <Navigate to={withRedirect('/auth?mode=login', here)} replace />
  }
  if (user?.recovering)
    return (
      <AccountFrame title={title} text={recovering(user.email)} panel={panel}>
        <NewPasswordForm email={user.email} redirectTarget={redirectTarget} />
      </AccountFrame>
    )
  const { text, action } = user ? signedIn : visitor
  return (
    <AccountFrame title={title} text={text} panel={panel}>
      <Link
        to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
        className={buttonClass('primary')}
      >
        {action}
      </Link>
    </AccountFrame>
  )
}

function NewPasswordForm({ email, redirectTarget }: { email: string; redirectTarget: string }) {
  const { changePassword, endRecovery } = useAuth()
  const navigate = useNavigate()
  const form = useAccountForm({
    initial: { password: '', again: '' },
    check: checkNewPassword,
    async send({ password }, { showError }) {
      const { error, othersEnded } = await changePassword({ password })
      if (error) return showError(error)
      const description = othersEnded ? newPasswordPage.saved : newPasswordPage.savedHere
      showToast({ title: 'Password Changed', description })
      await navigate(redirectTarget, { replace: true })
      endRecovery()
    },
  })
  return (
    <AccountForm form={form} button="Save Password" pending="Saving...">
      <NewPasswordFields email={email} field={form.field} />
    </AccountForm>
  )
}
