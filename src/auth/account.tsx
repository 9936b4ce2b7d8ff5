import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { cn } from '@/lib/cn'
import { authMessage } from '@/lib/errors'
import { passingClient } from '@/lib/supabase'
import { Link } from '@/lib/link'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { formLink } from './auth-form'
import { FormMessage } from './form-message'
import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from './password-field'
import { claimsOf, endSession, sessionClient, type User } from './session'
import { useAuthAction } from './use-auth-action'
import { useLogOut } from './use-log-out'

/** What a person can do with the account itself. */
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
            Your address is{' '}
            <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>.
            {details?.newEmail && (
              <>
                {' '}
                It becomes{' '}
                <strong className="font-semibold wrap-anywhere text-ink">
                  {details.newEmail}
                </strong>{' '}
                once that is confirmed by email.
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
                You are logged in here since{' '}
                <time dateTime={details.since.toISOString()}>
                  {dateFormat.format(details.since)}
                </time>
                .
              </>
            ) : (
              'You are logged in here.'
            )}{' '}
            If you have lost a device, or used somebody else's, end every session at once, this one
            included.
          </p>
          <LogOutEverywhere />
        </Card>
      </div>
    </div>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

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

/** What the account page shows beyond the session, and a way to ask for it anew. */
function useDetails(user: User): [Details | undefined, () => void] {
  const [details, setDetails] = useState<Details>()
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    let left = false
    loadDetails().then(
      (loaded) => left || setDetails(loaded),
      // The page does without: nothing on it depends on these.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [user.id, user.email, asked])

  return [details, () => setAsked(asked + 1)]
}

/** What the auth service has against a session that is not its own, or whose person is gone. */
const refusals = ['bad_jwt', 'no_authorization', 'user_not_found']

async function loadDetails(): Promise<Details> {
  const { auth } = await sessionClient()
  const { data } = await auth.getSession()
  const { data: current, error } = await auth.getUser()
  if (error?.code && refusals.includes(error.code)) endSession()
  // The embedded backend writes no times into its tokens.
  const times = claimsOf(data.session?.access_token ?? '').amr?.map(({ timestamp }) => timestamp)
  const since = times?.length
    ? new Date(Math.min(...times) * 1000)
    : current.user?.last_sign_in_at && new Date(current.user.last_sign_in_at)
  return { since: since || undefined, newEmail: current.user?.new_email || undefined }
}

function EmailForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { pending, message, run, fail, say } = useAuthAction()

  const change = (email: string) =>
    run(async (auth) => {
      if (email.toLowerCase() === user.email.toLowerCase()) return fail('This is your address now.')
      const emailRedirectTo = `${window.location.origin}/dashboard/account`
      const { error } = await auth.updateUser({ email }, { emailRedirectTo })
      if (error) return fail(authMessage(error))
      say(
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

/** Whether a password is the person's own, asked of the service by a log-in that is ended at once. */
async function checkPassword(credentials: { email: string; password: string }) {
  const { auth } = await passingClient('omnia-check')
  const { error } = await auth.signInWithPassword(credentials)
  if (!error) await auth.signOut({ scope: 'local' })
  return error
}

function PasswordForm({ user }: { user: User }) {
  const { pending, message, run, fail, say } = useAuthAction()

  const change = (form: HTMLFormElement) =>
    run(async (auth) => {
      const values = new FormData(form)
      const current_password = String(values.get('current'))
      const wrong = await checkPassword({ email: user.email, password: current_password })
      if (wrong?.code === 'invalid_credentials') return fail('The current password is not right.')
      if (wrong) return fail(authMessage(wrong))
      const password = String(values.get('password'))
      const { error } = await auth.updateUser({ password, current_password })
      if (error) return fail(authMessage(error))
      form.reset()
      say('Your password is changed.')
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
  const { logOut, pending, question } = useLogOut('global')
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
      {question}
    </>
  )
}
