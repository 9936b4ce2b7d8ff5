import { useState } from 'react'
import { isSameEmail, type User } from '@/auth/auth-state'
import { validateEmail } from '@/lib/validate'
import { EmailField } from '@/ui/field'
import { useForm } from '@/ui/use-form'
import { AccountSection } from './account-section'
import { changeEmail } from './api'
import { AuthForm } from './auth-form'
import { accountCopy } from './copy'
import { EmailText } from './email-text'
import type { useAccount } from './queries'

/** The email address, with a form that changes it. */
export function EmailSection({
  user,
  account: { data, refetch },
}: {
  user: User
  account: ReturnType<typeof useAccount>
}) {
  /** The address that replaces the user's once it is confirmed. */
  const newEmail = data?.new_email
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
      void refetch()
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
