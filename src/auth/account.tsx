import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { cn } from '@/lib/cn'
import { authMessage } from '@/lib/errors'
import { Link } from '@/lib/link'
import { ExportPosts } from '@/posts/export-posts'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { formLink } from './auth-form'
import type { Auth } from './auth-provider'
import { DeleteAccount } from './delete-account'
import { FormMessage } from './form-message'
import { EmailAddress } from './email-address'
import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from './password-field'
import { tokenClaims, type User } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'
import { useLogOut } from './use-log-out'

/** The account page: email, password and sessions. */
export function Account({ user }: { user: User }) {
  const [details, reload] = useDetails(user)
  return (
    <div className="container-page grid gap-10 py-12 lg:py-16">
      <div>
        <h1 className="text-h2">Account</h1>
        <p className="mt-2 text-muted">
          Your posts are in the{' '}
          <Link to="/dashboard" className={formLink}>
            dashboard
          </Link>
          .
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Email">
          <p className="text-muted">
            Your address is <EmailAddress>{user.email}</EmailAddress>.
            {details?.newEmail && (
              <>
                {' '}
                It becomes <EmailAddress>{details.newEmail}</EmailAddress> once that is confirmed by
                email.
              </>
            )}
          </p>
          <EmailForm key={user.email} user={user} onChanged={reload} />
        </Card>
        <Card title="Password" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PasswordForm user={user} />
        </Card>
        <Card title="Sessions">
          <p className="text-muted">
            {details?.since ? (
              <>
                You have been logged in here since{' '}
                <time dateTime={details.since.toISOString()}>
                  {dateFormat.format(details.since)}
                </time>
                .
              </>
            ) : (
              'You are logged in here.'
            )}{' '}
            If you have lost a device, or used someone else's, end every session at once, this one
            included.
          </p>
          <LogOutEverywhere />
        </Card>
        <Card title="Your posts">
          <ExportPosts userId={user.id} />
        </Card>
        <Card title="Delete account">
          <p className="text-muted">
            This deletes your account, all of your posts and every session, at once and for good.
            Messages that you have sent with the contact form stay with us.
          </p>
          <DeleteAccount user={user} />
        </Card>
      </div>
    </div>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

function Card({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      className={cn(
        'grid gap-5 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8',
        className,
      )}
    >
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface Details {
  since?: Date
  newEmail?: string
}

/** What the account page shows beside the session, and a function that loads it again. */
function useDetails(user: User): [Details | undefined, () => void] {
  const { getClient, expireSession } = useAuth()
  const [details, setDetails] = useState<Details>()
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    let ignore = false
    loadDetails(getClient, expireSession).then(
      (loaded) => ignore || setDetails(loaded),
      // The page works without the details.
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [getClient, expireSession, user.id, user.email, loads])

  return [details, () => setLoads(loads + 1)]
}

/** The error codes of a session from another service, or of a deleted user. */
const sessionErrors = ['bad_jwt', 'no_authorization', 'user_not_found']

async function loadDetails(
  getClient: Auth['getClient'],
  expireSession: () => void,
): Promise<Details> {
  const { auth } = await getClient()
  const { data } = await auth.getSession()
  const { data: current, error } = await auth.getUser()
  if (error?.code && sessionErrors.includes(error.code)) expireSession()
  // Tokens of the embedded backend have no timestamps.
  const times = tokenClaims(data.session?.access_token ?? '').amr?.map(({ timestamp }) => timestamp)
  const since = times?.length
    ? new Date(Math.min(...times) * 1000)
    : current.user?.last_sign_in_at && new Date(current.user.last_sign_in_at)
  return { since: since || undefined, newEmail: current.user?.new_email || undefined }
}

function EmailForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { pending, message, run, showError, showSuccess } = useAuthAction()

  const change = (email: string) =>
    run(async (auth) => {
      if (email.toLowerCase() === user.email.toLowerCase())
        return showError('This is already your address.')
      const emailRedirectTo = `${window.location.origin}/dashboard/account`
      const { error } = await auth.updateUser({ email }, { emailRedirectTo })
      if (error) return showError(authMessage(error))
      showSuccess(
        'We have sent an email with a link that confirms the change. If both addresses receive one, follow both.',
      )
      onChanged()
    })

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void change(String(new FormData(event.currentTarget).get('email')).trim())
      }}
    >
      <Fields>
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <FormMessage message={message} />
        <Button type="submit" variant="primary" disabled={pending} className="justify-self-start">
          {pending ? 'Changing...' : 'Change Email'}
        </Button>
      </Fields>
    </form>
  )
}

function PasswordForm({ user }: { user: User }) {
  const { changePassword, checkPassword } = useAuth()
  const { pending, message, run, showError, showSuccess } = useAuthAction()

  const change = (form: HTMLFormElement) =>
    run(async () => {
      const values = new FormData(form)
      const current_password = String(values.get('current'))
      const rejected = await checkPassword({ email: user.email, password: current_password })
      if (rejected?.code === 'invalid_credentials')
        return showError('The current password is wrong.')
      if (rejected) return showError(authMessage(rejected))
      const password = String(values.get('password'))
      const { error, othersEnded } = await changePassword({ password, current_password })
      if (error) return showError(authMessage(error))
      form.reset()
      showSuccess(
        othersEnded
          ? 'Your password is changed, and your other sessions have ended.'
          : 'Your password is changed, but your other sessions could not be ended. Use "Log out everywhere".',
      )
      showToast({ title: 'Password Changed' })
    })

  return (
    <form
      className="grid gap-5"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void change(event.currentTarget)
      }}
    >
      <Fields>
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
        <NewPasswordFields email={user.email} />
        <FormMessage message={message} />
        <Button type="submit" variant="primary" disabled={pending} className="justify-self-start">
          {pending ? 'Changing...' : 'Change Password'}
        </Button>
      </Fields>
    </form>
  )
}

function LogOutEverywhere() {
  const { logOut, pending, dialog } = useLogOut('global')
  return (
    <>
      <Button
        variant="secondary"
        disabled={pending}
        onClick={logOut}
        className="justify-self-start"
      >
        Log out everywhere
      </Button>
      {dialog}
    </>
  )
}
