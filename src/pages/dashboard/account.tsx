import type { ReactNode } from 'react'
import { DeleteAccount } from '@/account/delete-account'
import { LogOutButton } from '@/account/log-out-button'
import { MfaSection } from '@/account/mfa-section'
import { RequireUser } from '@/account/require-user'
import { useAccountDetails } from '@/account/use-account-details'
import { endOtherSessions } from '@/auth/auth-api'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { isSameEmail, rememberLinkRequest } from '@/auth/email-links'
import {
  checkNewPassword,
  checkPassword,
  NewPasswordFields,
  PasswordField,
} from '@/auth/password-field'
import type { User } from '@/auth/session'
import { useAuth } from '@/auth/use-auth'
import { accountMessages, deleteAccountForm } from '@/content/auth-forms'
import { unwrap, UserFacingError } from '@/lib/errors'
import { checkEmail } from '@/lib/validate'
import { ExportPosts } from '@/posts/export-posts'
import { Link } from '@/routing/link'
import { EmailField } from '@/ui/field'
import { showToast } from '@/ui/toasts'

export { accountMeta as meta } from '@/content/auth'

/** The account of the signed-in user, in sections. */
export const Component = () => (
  <RequireUser returning>{(user) => <Account key={user.id} user={user} />}</RequireUser>
)

function Account({ user }: { user: User }) {
  const { since, newEmail, factors, reload } = useAccountDetails(user)
  return (
    <div className="container-page grid max-w-3xl gap-6 py-12 lg:py-16">
      <div className="mb-4">
        <h1 className="text-h2">Account</h1>
        <p className="mt-2 text-muted">
          Your posts are in the{' '}
          <Link to="/dashboard" className="inline-link">
            dashboard
          </Link>
          .
        </p>
      </div>
      <EmailSection key={user.email} user={user} newEmail={newEmail} onChange={reload} />
      <PasswordSection user={user} />
      {factors && (
        <AccountSection title="Two-factor authentication">
          <MfaSection user={user} factors={factors} onChange={reload} />
        </AccountSection>
      )}
      <SessionsSection since={since} />
      <AccountSection title="Your posts">
        <ExportPosts userId={user.id} />
      </AccountSection>
      <AccountSection title="Delete account">
        <p className="text-muted">{deleteAccountForm.text}</p>
        <DeleteAccount user={user} />
      </AccountSection>
    </div>
  )
}

/** A section of the account page. */
function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8 [&_button]:justify-self-start">
      <h2 className="text-h4 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function EmailSection({
  user,
  newEmail,
  onChange,
}: {
  user: User
  /** The address that the user's own becomes once it is confirmed. */
  newEmail?: string
  onChange: () => void
}) {
  const { getFreshClient } = useAuth()
  const form = useAuthForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email, 'New email') }),
    async send(values) {
      const email = values.email.trim()
      if (isSameEmail(email, user.email)) throw new UserFacingError(accountMessages.sameEmail)
      const { auth } = await getFreshClient()
      rememberLinkRequest(email)
      const emailRedirectTo = `${window.location.origin}/dashboard/account`
      unwrap(await auth.updateUser({ email }, { emailRedirectTo }))
      onChange()
      return accountMessages.emailSent
    },
  })

  return (
    <AccountSection title="Email">
      <p className="wrap-anywhere text-muted">
        {accountMessages.email(user.email)}
        {newEmail && accountMessages.newEmail(newEmail)}
      </p>
      <AuthForm form={form} submitLabel="Change Email" pendingLabel="Changing...">
        <EmailField label="New email" autoComplete="email" {...form.field('email')} />
      </AuthForm>
    </AccountSection>
  )
}

function PasswordSection({ user }: { user: User }) {
  const { verifyPassword, getFreshClient } = useAuth()
  const form = useAuthForm({
    initial: noPasswords,
    check: (values) => ({
      current: checkPassword(values.current, 'Current password'),
      ...checkNewPassword(values),
    }),
    async send({ current, password }) {
      const { passwordChanged, othersNotEnded } = accountMessages
      await verifyPassword(user.email, current)
      const { auth } = await getFreshClient()
      unwrap(await auth.updateUser({ password, current_password: current }))
      const othersEnded = await endOtherSessions(auth)
      form.setValues(noPasswords)
      showToast({ title: 'Password Changed' })
      return othersEnded ? passwordChanged : othersNotEnded
    },
  })

  return (
    <AccountSection title="Password">
      <AuthForm form={form} submitLabel="Change Password" pendingLabel="Changing...">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint={
            <Link to="/auth/recover" className="inline-link">
              Forgot your password?
            </Link>
          }
          {...form.field('current')}
        />
        <NewPasswordFields email={user.email} field={form.field} />
      </AuthForm>
    </AccountSection>
  )
}

const noPasswords = { current: '', password: '', again: '' }

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

function SessionsSection({ since }: { since?: Date }) {
  return (
    <AccountSection title="Sessions">
      <p className="text-muted">
        {since ? (
          <>
            You have been logged in here since{' '}
            <time dateTime={since.toISOString()}>{dateFormat.format(since)}</time>.
          </>
        ) : (
          'You are logged in here.'
        )}{' '}
        {accountMessages.sessions}
      </p>
      <LogOutButton scope="global">Log out everywhere</LogOutButton>
    </AccountSection>
  )
}
