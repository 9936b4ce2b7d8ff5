import { useState } from 'react'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useAuthForm } from './auth-form'
import { emailLinkCopy } from './copy'
import { LinkPage, type LinkProps, useOpenLogin } from './link-page'
import { HiddenUsername } from './new-password-fields'
import { validatePassword } from './validate-password'

/** Confirms a sign-up with the password, and logs in with it. */
export function ConfirmSignUp({ token, email }: LinkProps) {
  const openLogin = useOpenLogin('signup')
  const [values, onChange] = useState({ password: '' })
  const form = useAuthForm({
    values,
    onChange,
    validate: ({ password }) => ({ password: validatePassword(password, 'Password', true) }),
    async onSubmit({ password }, { confirmSignUp }) {
      const needsCode = await confirmSignUp(token, { email, password })
      if (!needsCode) showToast(emailLinkCopy.emailConfirmed)
      return openLogin()
    },
  })
  return (
    <LinkPage kind="signup" email={email} form={form}>
      <HiddenUsername email={email} />
      <PasswordField
        label="Password"
        hint={emailLinkCopy.whyPassword}
        autoFocus
        {...form.getFieldProps('password')}
      />
    </LinkPage>
  )
}
