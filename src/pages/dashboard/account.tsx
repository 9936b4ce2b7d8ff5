import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { AccountHeader } from '@/features/account/account-header'
import { changeEmail, changePassword, fetchUser } from '@/features/account/api'
import { DeleteAccount } from '@/features/account/delete-account'
import { LogOutButton } from '@/features/account/log-out-button'
import { MfaSection } from '@/features/account/mfa-section'
import { AuthForm } from '@/features/account/auth-form'
import { getTotpFactors, isSameEmail, type User } from '@/auth/auth-state'
import { NewPasswordFields } from '@/features/account/new-password-fields'
import { RequireUser } from '@/auth/require-user'
import {
  emptyNewPassword,
  validateNewPassword,
  validatePassword,
} from '@/features/account/validate-password'
import { EmailText } from '@/features/account/email-text'
import { exportCopy } from '@/features/posts/copy'
import { accountCopy, deleteAccountCopy, mfaSectionCopy } from '@/features/account/copy'
import { validateEmail } from '@/lib/validate'
import { ExportPosts } from '@/features/posts/export-posts'
import { Link } from '@/routing/link'
import { Card } from '@/ui/card'
import { EmailField } from '@/ui/field'
import { LoadError, PausedNotice } from '@/ui/load-error'
import { PasswordField } from '@/ui/password-field'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'

export { meta } from '@/features/account/copy'

/** The account page of the signed-in user. */
export const Component = () => (
  <RequireUser redirectBack>{(user) => <Account key={user.id} user={user} />}</RequireUser>
)

function Account({ user }: { user: User }) {
  const { data, isError, isPaused, refetch } = useQuery({
    queryKey: ['account', user.id, user.email],
    queryFn: fetchUser,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AccountHeader user={user} title="Account" />
      <div className="container-page grid grid-cols-1 gap-8 py-8 lg:py-10">
        <EmailSection key={user.email} user={user} newEmail={data?.new_email} onSent={refetch} />
        <PasswordSection user={user} />
        <AccountSection title="Two-factor authentication" text={mfaSectionCopy.text}>
          {isError && <LoadError text={mfaSectionCopy.notLoaded} onRetry={refetch} />}
          {data && <MfaSection user={user} factors={getTotpFactors(data)} onChange={refetch} />}
          {isPaused && <PausedNotice content="Your authenticator apps" />}
          {!data && !isError && !isPaused && <Spinner label="Loading" />}
        </AccountSection>
        <AccountSection title="Sessions" text={accountCopy.sessions}>
          <LogOutButton scope="global">Log out everywhere</LogOutButton>
        </AccountSection>
        <AccountSection title="Your posts" text={exportCopy.text}>
          <ExportPosts userId={user.id} />
        </AccountSection>
        <AccountSection title="Delete account" text={deleteAccountCopy.text} tone="danger">
          <DeleteAccount user={user} />
        </AccountSection>
      </div>
    </>
  )
}

/** A section of the account page. On wide screens, its title and text are next to its card. */
function AccountSection({
  title,
  text,
  tone,
  children,
}: {
  title: string
  text?: ReactNode
  tone?: 'danger'
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={clsx(
        'grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]',
        tone && 'mt-4 border-t border-line pt-10',
      )}
    >
      <div>
        <h2 id={headingId} className="text-h4">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-sm text-sm wrap-anywhere text-muted">{text}</p>}
      </div>
      <Card tone={tone} className="grid grid-cols-1 gap-5 [&_button]:justify-self-start">
        {children}
      </Card>
    </section>
  )
}

function EmailSection({
  user,
  newEmail,
  onSent,
}: {
  user: User
  /** The new email address, which replaces the user's once confirmed. */
  newEmail?: string
  onSent: () => void
}) {
  const [values, onChange] = useState({ email: '' })
  const form = useForm({
    values,
    onChange,
    validate: ({ email }) => ({
      email: isSameEmail(email.trim(), user.email)
        ? accountCopy.sameEmail
        : validateEmail(email, 'New email'),
    }),
    async onSubmit({ email }) {
      await changeEmail(email.trim())
      onSent()
      return accountCopy.emailSent
    },
  })

  return (
    <AccountSection
      title="Email"
      text={
        <EmailText
          text={accountCopy.email(user.email) + (newEmail ? accountCopy.newEmail(newEmail) : '')}
        />
      }
    >
      <AuthForm
        form={form}
        submitLabel="Change email"
        pendingLabel="Changing..."
        variant={values.email ? 'primary' : 'secondary'}
      >
        <EmailField label="New email" autoComplete="email" {...form.getFieldProps('email')} />
      </AuthForm>
    </AccountSection>
  )
}

function PasswordSection({ user }: { user: User }) {
  const [values, onChange] = useState(emptyPasswords)
  const form = useForm({
    values,
    onChange,
    validate: ({ current, ...newPassword }) => ({
      current: validatePassword(current, 'Current password'),
      ...validateNewPassword(newPassword),
    }),
    async onSubmit({ current, password }) {
      await changePassword(user, current, password)
      onChange(emptyPasswords)
      showToast(accountCopy.passwordChangedToast)
      return accountCopy.passwordChanged
    },
  })

  return (
    <AccountSection title="Password" text={accountCopy.password}>
      <AuthForm
        form={form}
        submitLabel="Change password"
        pendingLabel="Changing..."
        variant={Object.values(values).some(Boolean) ? 'primary' : 'secondary'}
      >
        <PasswordField
          label="Current password"
          hint={
            <Link to="/auth/recover" className="inline-link">
              Forgot your password?
            </Link>
          }
          {...form.getFieldProps('current')}
        />
        <NewPasswordFields email={user.email} getFieldProps={form.getFieldProps} />
      </AuthForm>
    </AccountSection>
  )
}

const emptyPasswords = { current: '', ...emptyNewPassword }
