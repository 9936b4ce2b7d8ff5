import { Link, Navigate, useNavigate } from 'react-router-dom'
import { newPasswordPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { withRedirect } from '@/lib/redirect'
import { Button, buttonClass } from '@/ui/button'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { EmailAddress } from './email-address'
import { FormMessage } from './form-message'
import { NewPasswordFields } from './new-password-fields'
import { useRedirectTarget } from './redirect-target'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

/** Sets a new password after the link of a password reset was opened. */
export function NewPassword() {
  const { session, user } = useAuth()
  const redirectTarget = useRedirectTarget()

  if (session.status === 'ready' && !session.user && session.mfaChallenge) {
    const here = withRedirect('/auth/new-password', redirectTarget)
    return <Navigate to={withRedirect('/auth?mode=login', here)} replace />
  }
  return (
    <AccountFrame title="Set a new password" panel={newPasswordPanel}>
      {user?.recovering ? (
        <NewPasswordForm email={user.email} redirectTarget={redirectTarget} />
      ) : (
        <div className="grid gap-5">
          <p className="-mt-4 text-muted">
            {user
              ? 'You are logged in. Change your password on your account page.'
              : 'This page works after you follow the link in our email.'}
          </p>
          <Link
            to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
            className={buttonClass('primary')}
          >
            {user ? 'Go to your account' : 'Ask for a link'}
          </Link>
        </div>
      )}
    </AccountFrame>
  )
}

function NewPasswordForm({ email, redirectTarget }: { email: string; redirectTarget: string }) {
  const { changePassword, endRecovery } = useAuth()
  const navigate = useNavigate()
  const { pending, message, run, showError } = useAuthAction()

  const save = (password: string) =>
    run(async () => {
      const { error, othersEnded } = await changePassword({ password })
      if (error) return showError(authMessage(error))
      showToast({
        title: 'Password Changed',
        description: othersEnded
          ? 'You are logged in.'
          : 'Your other sessions could not be ended. Use "Log out everywhere" on your account page.',
      })
      await navigate(redirectTarget, { replace: true })
      endRecovery()
    })

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save(String(new FormData(event.currentTarget).get('password')))
      }}
    >
      <Fields>
        <p className="-mt-4 text-muted">
          For <EmailAddress>{email}</EmailAddress>.
        </p>
        <NewPasswordFields email={email} />
        <FormMessage message={message} />
        <Button type="submit" variant="primary" disabled={pending} className="w-full">
          {pending ? 'Saving...' : 'Save Password'}
        </Button>
      </Fields>
    </form>
  )
}
