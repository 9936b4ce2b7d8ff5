import { useState } from 'react'
import { mfaCopy, wrongCode } from '@/auth/copy'
import type { PasswordReset } from '@/auth/api'
import { setRememberedEmail } from '@/auth/remembered-email'
import { showToast } from '@/ui/toast-store'
import { noValues } from '@/ui/use-form'
import { useAuthForm } from './auth-form'
import { emailLinkCopy } from './copy'
import { LinkPage, type LinkProps, useOpenLogin } from './link-page'
import { MfaCodeField, parseCode } from './mfa-code-form'
import { NewPasswordFields } from './new-password-fields'
import { emptyNewPassword, validateNewPassword } from './validate-password'

/** Verifies the link of a password reset, and then asks for the new password. */
export function ResetPassword({ token, email }: LinkProps) {
  const [reset, setReset] = useState<PasswordReset>()
  const form = useAuthForm({
    ...noValues,
    async onSubmit(_, { openRecoveryLink }) {
      setReset(await openRecoveryLink(token, email))
    },
  })
  if (reset) return <NewPassword email={email} reset={reset} />
  return <LinkPage kind="recovery" email={email} form={form} />
}

/** Sets the new password, with a code if the account needs one. */
function NewPassword({ email, reset }: { email: string; reset: PasswordReset }) {
  const openLogin = useOpenLogin('recovery')
  const [values, onChange] = useState({ ...emptyNewPassword, code: '' })
  const form = useAuthForm({
    values,
    onChange,
    validate: ({ code, ...passwords }) => ({
      ...validateNewPassword(passwords),
      code: reset.needsCode && !parseCode(code) ? wrongCode : undefined,
    }),
    async onSubmit({ password, code }, { setNewPassword }) {
      await setNewPassword(reset, password, parseCode(code))
      setRememberedEmail(email)
      showToast(emailLinkCopy.passwordChanged(email))
      return openLogin()
    },
  })
  return (
    <LinkPage
      kind="recovery"
      email={email}
      form={form}
      submitLabel="Save password"
      pendingLabel="Saving..."
    >
      <NewPasswordFields email={email} autoFocus getFieldProps={form.getFieldProps} />
      {reset.needsCode && (
        <MfaCodeField hint={mfaCopy.codeHint} autoFocus={false} {...form.getFieldProps('code')} />
      )}
    </LinkPage>
  )
}
