import { useNavigate } from 'react-router-dom'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { MfaChallengeScreen } from '@/auth/mfa-challenge-screen'
import { validateNewPassword, NewPasswordFields } from '@/auth/new-password-fields'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { toAuthState, type User } from '@/auth/auth-state'
import { clearRecovery, useRecoverySession } from '@/auth/recovery-session'
import { setFlash } from '@/lib/per-tab-store'
import { useAuthApi } from '@/auth/api'
import { useAuth } from '@/auth/auth-provider'
import { newPasswordPage } from '@/content/email-links'
import { useHydrated } from '@/lib/use-hydrated'
import { Link } from '@/routing/link'
import { buttonVariants } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toast-store'

export { newPasswordMeta as meta } from '@/content/email-links'

/** Sets a new password after the link of a password reset was opened in this tab. */
export function Component() {
  const { user } = useAuth()
  const { verifyCode } = useAuthApi()
  const session = useRecoverySession()
  const hydrated = useHydrated()
  const redirectTarget = useRedirectTarget()
  const { title, panel, recovering, signedIn, visitor } = newPasswordPage

  // The prerendered HTML knows no password reset.
  if (!hydrated) return <Spinner label="Checking the link" />
  if (!session) {
    const { text, action } = user ? signedIn : visitor
    return (
      <AuthLayout title={title} text={text} panel={panel}>
        <Link
          to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
          className={buttonVariants('primary')}
        >
          {action}
        </Link>
      </AuthLayout>
    )
  }
  const state = toAuthState(session)
  if (state.status === 'mfa-challenge')
    return (
      <MfaChallengeScreen
        {...state.challenge}
        verify={(factorId, code) => verifyCode('recovery', factorId, code)}
        cancel={{ label: 'Cancel', run: clearRecovery }}
      />
    )
  return (
    <AuthLayout title={title} text={recovering(state.user.email)} panel={panel}>
      <NewPasswordForm owner={state.user} />
    </AuthLayout>
  )
}

function NewPasswordForm({ owner: { id, email } }: { owner: User }) {
  const { user } = useAuth()
  const { setNewPassword } = useAuthApi()
  const redirectTarget = useRedirectTarget()
  const navigate = useNavigate()
  const form = useAuthForm({
    initial: { password: '', again: '' },
    check: validateNewPassword,
    async send({ password }) {
      const othersEnded = await setNewPassword(password)
      const staysLoggedIn = user !== null && user.id !== id
      const note = staysLoggedIn ? newPasswordPage.otherUser(email) : ''
      const failure = othersEnded ? '' : newPasswordPage.othersNotEnded
      showToast({ title: newPasswordPage.changed, description: `${note} ${failure}`.trim() })
      if (!staysLoggedIn) setFlash('password-changed', email)
      const logIn = withRedirect('/auth?mode=login', redirectTarget)
      await navigate(staysLoggedIn ? redirectTarget : logIn, { replace: true })
      clearRecovery()
    },
  })
  return (
    <AuthForm form={form} submitLabel="Save Password" pendingLabel="Saving...">
      <NewPasswordFields email={email} field={form.field} />
    </AuthForm>
  )
}
