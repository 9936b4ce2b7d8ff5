import { useState } from 'react'
import { mfaCopy } from '@/auth/copy'
import type { PasswordReset } from '@/auth/email-links'
import { setRememberedEmail } from '@/auth/remembered-email'
import { loadModule } from '@/lib/load-module'
import { showToast } from '@/ui/toast-store'
import { noValues, useForm } from '@/ui/use-form'
import { emailLinkCopy } from './copy'
import { LinkPage, type LinkProps, useOpenLogin } from './link-page'
import { MfaCodeField, stripWhitespace, validateMfaCode } from './mfa-code-form'
import { NewPasswordFields } from './new-password-fields'
import { emptyNewPassword, validateNewPassword } from './validate-password'

/** Verifies the link of a password reset, and then asks for the new password. */
export function ResetPassword({ token, email }: LinkProps) {
  const [reset, setReset] = useState<PasswordReset>()
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { openRecoveryLink } = await loadModule(() => import('@/auth/email-links'))
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
  const form = useForm({
    values,
    onChange,
    validate: ({ code, ...passwords }) => ({
      ...validateNewPassword(passwords),
      code: reset.needsCode ? validateMfaCode(code) : undefined,
    }),
    async onSubmit({ password, code }) {
      const { setNewPassword } = await loadModule(() => import('@/auth/email-links'))
      await setNewPassword(reset, password, stripWhitespace(code))
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
