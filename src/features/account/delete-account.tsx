import { useState } from 'react'
import { useAuth } from '@/auth/auth-provider'
import type { User } from '@/auth/auth-state'
import { readStoredSession } from '@/auth/stored-session'
import { discardUserDrafts } from '@/drafts/drafts'
import { TextField } from '@/ui/field'
import { PasswordField } from '@/ui/password-field'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'
import { deleteAccount } from './api'
import { AuthForm } from './auth-form'
import { deleteAccountCopy, wrongCode } from './copy'
import { MfaCodeField, parseCode } from './mfa-code-form'
import { HiddenUsername } from './new-password-fields'
import { validatePassword } from './validate-password'

/** Deletes the account after the word "delete" and another login, which the database requires. */
export function DeleteAccount({ user }: { user: User }) {
  const { forgetSession } = useAuth()
  const [needsMfaCode, setNeedsMfaCode] = useState(false)
  const form = useForm({
    defaultValues: { currentPassword: '', confirmation: '', code: '' },
    validate: ({ currentPassword, confirmation, code }) => ({
      currentPassword: validatePassword(currentPassword),
      confirmation: /^\s*delete\s*$/i.test(confirmation)
        ? undefined
        : deleteAccountCopy.wrongConfirmation,
      code: needsMfaCode && !parseCode(code) ? wrongCode : undefined,
    }),
    async onSubmit({ currentPassword, code }) {
      if (!(await deleteAccount(user, currentPassword, parseCode(code))))
        return setNeedsMfaCode(true)
      // Not that of another user, who has logged in in another tab. Without storage, none is stored.
      if ([user.id, undefined].includes(readStoredSession()?.user.id)) await forgetSession()
      discardUserDrafts(user.id)
      showToast(deleteAccountCopy.deleted(user.email))
    },
  })

  return (
    <AuthForm form={form} submit={deleteAccountCopy.submit} variant="danger">
      <HiddenUsername email={user.email} />
      <div className="grid gap-5 lg:grid-cols-2">
        <PasswordField label="Your password" {...form.getFieldProps('currentPassword')} />
        <TextField
          label="Type “delete” to confirm"
          autoCapitalize="none"
          required
          {...form.getFieldProps('confirmation')}
        />
        {needsMfaCode && <MfaCodeField {...form.getFieldProps('code')} />}
      </div>
    </AuthForm>
  )
}
