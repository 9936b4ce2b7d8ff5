import { useState } from 'react'
import type { User } from '@/auth/auth-state'
import { Link } from '@/routing/link'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { AccountSection } from './account-section'
import { changePassword } from './api'
import { AuthForm } from './auth-form'
import { accountCopy, forgotPassword } from './copy'
import { NewPasswordFields } from './new-password-fields'
import { emptyNewPassword, validateNewPassword, validatePassword } from './validate-password'

const emptyPasswords = { currentPassword: '', ...emptyNewPassword }

/** The form that changes the password. */
export function PasswordSection({ user }: { user: User }) {
  const [values, onChange] = useState(emptyPasswords)
  const form = useForm({
    values,
    onChange,
    validate: ({ currentPassword, ...newPassword }) => ({
      currentPassword: validatePassword(currentPassword, 'Current password'),
      ...validateNewPassword(newPassword),
    }),
    async onSubmit({ currentPassword, password }) {
      await changePassword(user, currentPassword, password)
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
              {forgotPassword}
            </Link>
          }
          {...form.getFieldProps('currentPassword')}
        />
        <NewPasswordFields email={user.email} getFieldProps={form.getFieldProps} />
      </AuthForm>
    </AccountSection>
  )
}
