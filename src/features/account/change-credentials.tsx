import { isSameEmail, type User } from '@/auth/auth-state'
import { validateEmail } from '@/lib/validate'
import { InlineLink } from '@/routing/link'
import { EmailField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { AccountSection } from './account-section'
import { changeEmail, changePassword } from './api'
import { AuthForm } from './auth-form'
import { changeEmailCopy, changePasswordCopy, forgotPassword } from './copy'
import { NewPasswordFields } from './new-password-fields'
import { useAccount } from './queries'
import { emptyNewPassword, validateNewPassword, validatePassword } from './validate-password'

/** The email address, with a form that changes it. */
export function EmailSection({ user }: { user: User }) {
  const { data, refetch } = useAccount(user)
  /** The address that replaces the user's once it is confirmed. */
  const newEmail = data?.new_email
  const form = useForm({
    defaultValues: { email: '' },
    validate: ({ email }) => ({
      email: isSameEmail(email.trim(), user.email)
        ? changeEmailCopy.sameEmail
        : validateEmail(email),
    }),
    async onSubmit({ email }) {
      // Also after a lost response, an email may have been sent.
      await changeEmail(user, email.trim()).finally(() => void refetch())
      return changeEmailCopy.sent
    },
  })

  return (
    <AccountSection
      title={changeEmailCopy.title}
      text={newEmail ? changeEmailCopy.newEmail(newEmail) : changeEmailCopy.text}
    >
      <AuthForm form={form} submit={changeEmailCopy.submit} variant={getVariant(form.values)}>
        <EmailField label="New email" autoComplete="email" {...form.getFieldProps('email')} />
      </AuthForm>
    </AccountSection>
  )
}

export function PasswordSection({ user }: { user: User }) {
  const form = useForm({
    defaultValues: { currentPassword: '', ...emptyNewPassword },
    validate: ({ currentPassword, ...newPassword }) => ({
      currentPassword: validatePassword(currentPassword),
      ...validateNewPassword(newPassword),
    }),
    async onSubmit({ currentPassword, password }) {
      await changePassword(user, currentPassword, password)
      form.reset()
      showToast(changePasswordCopy.changedToast)
      return changePasswordCopy.changed
    },
  })

  return (
    <AccountSection wide title={changePasswordCopy.title} text={changePasswordCopy.text}>
      <AuthForm form={form} submit={changePasswordCopy.submit} variant={getVariant(form.values)}>
        <div className="grid gap-5 lg:grid-cols-2">
          <PasswordField
            label="Current password"
            hint={<InlineLink to="/auth/recover">{forgotPassword}</InlineLink>}
            {...form.getFieldProps('currentPassword')}
          />
        </div>
        <div className="grid gap-5 lg:grid-cols-2">
          <NewPasswordFields email={user.email} getFieldProps={form.getFieldProps} />
        </div>
      </AuthForm>
    </AccountSection>
  )
}

/** Returns the style of a submit button that is primary once something is typed. */
const getVariant = (values: object) =>
  Object.values(values).some(Boolean) ? 'primary' : 'secondary'
