import type { FormField } from '@/ui/form'
import { checkPassword, passwordHint, PasswordField } from './password-field'

type NewPassword = Record<'password' | 'again', string>

/** Returns the error messages for a new password, typed twice. */
export const checkNewPassword = ({ password, again }: NewPassword) => ({
  password: checkPassword(password, 'New password', true),
  again: password === again ? undefined : 'The passwords do not match.',
})

/** A new password, typed twice. */
export function NewPasswordFields({
  email,
  field,
}: {
  email: string
  field: (name: keyof NewPassword) => FormField
}) {
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
        {...field('password')}
      />
      <PasswordField label="New password again" autoComplete="new-password" {...field('again')} />
    </>
  )
}
