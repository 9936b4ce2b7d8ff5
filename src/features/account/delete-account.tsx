import { useState } from 'react'
import { AuthForm } from './auth-form'
import { useAuth } from '@/auth/auth-provider'
import type { User } from '@/auth/auth-state'
import { validateMfaCode, MfaCodeField, stripWhitespace } from './mfa-code-form'
import { validatePassword } from './validate-password'
import { deleteAccountCopy } from './copy'
import { mfaCopy } from '@/auth/copy'
import { discardUserDrafts } from '@/drafts/drafts'
import { TextField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { deleteAccount } from './api'

/**
 * Deletes the account after the word "delete" and another login, which the database requires. With
 * MFA, the login requires a code.
 */
export function DeleteAccount({ user }: { user: User }) {
  const { logOut } = useAuth()
  const [needsMfaCode, setNeedsMfaCode] = useState(false)
  const [values, onChange] = useState({ password: '', confirmation: '', code: '' })
  const form = useForm({
    values,
    onChange,
    validate: ({ password, confirmation, code }) => ({
      password: validatePassword(password, 'Your password'),
      confirmation: /^\s*delete\s*$/i.test(confirmation)
        ? undefined
        : deleteAccountCopy.wrongConfirmation,
      code: needsMfaCode ? validateMfaCode(code) : undefined,
    }),
    async onSubmit({ password, code }) {
      const credentials = { email: user.email, password }
      const mfaCode = needsMfaCode ? stripWhitespace(code) : undefined
      if (!(await deleteAccount(credentials, mfaCode))) return setNeedsMfaCode(true)
      await logOut('forget')
      discardUserDrafts(user.id)
      showToast(deleteAccountCopy.deleted(user.email))
    },
  })

  return (
    <AuthForm
      form={form}
      submitLabel="Delete account"
      pendingLabel="Deleting..."
      variant="destructive"
    >
      <PasswordField label="Your password" {...form.getFieldProps('password')} />
      <TextField
        label="Type “delete” to confirm"
        autoComplete="off"
        autoCapitalize="none"
        required
        {...form.getFieldProps('confirmation')}
      />
      {needsMfaCode && <MfaCodeField hint={mfaCopy.codeHint} {...form.getFieldProps('code')} />}
    </AuthForm>
  )
}
