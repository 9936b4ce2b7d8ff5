import { Navigate, useNavigate } from 'react-router'
import { newPasswordPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { withRedirect } from '@/lib/redirect'
import { Button, buttonClass } from '@/ui/button'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { FormMessage } from './form-message'
import { useHeading } from './heading'
import { NewPasswordFields } from './new-password-fields'
import { endRecovery, useSession } from './session'
import { useAuthAction } from './use-auth-action'

/** The end of a forgotten password. Only the link of the e-mail gives the right to do without the old one. */
export function NewPassword() {
  const session = useSession()
  const heading = useHeading()
  const user = session.status === 'ready' ? session.user : null

  if (session.status === 'ready' && !session.user && session.codeOf) {
    const here = withRedirect('/auth/new-password', heading)
    return <Navigate to={withRedirect('/auth?mode=login', here)} replace />
  }
  return (
    <AccountFrame title="Set a new password" panel={newPasswordPanel}>
      {user?.recovering ? (
        <NewPasswordForm email={user.email} heading={heading} />
      ) : (
        <div className="grid gap-5">
          <p className="-mt-4 text-muted">
            {user
              ? 'You are logged in. Your account page changes the password.'
              : 'This page works once you have followed the link in our email.'}
          </p>
          <a
            href={user ? '/dashboard/account' : withRedirect('/auth/recover', heading)}
            className={buttonClass('primary')}
          >
            {user ? 'Go to your account' : 'Ask for a link'}
          </a>
        </div>
      )}
    </AccountFrame>
  )
}

function NewPasswordForm({ email, heading }: { email: string; heading: string }) {
  const navigate = useNavigate()
  const { pending, message, run, fail } = useAuthAction()

  const save = (password: string) =>
    run(async (auth) => {
      const { error } = await auth.updateUser({ password })
      if (error) return fail(authMessage(error))
      showToast({ title: 'Password Changed', description: 'You are logged in.' })
      await navigate(heading, { replace: true })
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
          For <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
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
