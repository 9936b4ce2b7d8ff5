import type { FormEvent } from 'react'
import { passwordHint, PasswordField } from './password-field'

function compare({ currentTarget }: FormEvent<HTMLDivElement>) {
  const [first, again] = currentTarget.querySelectorAll<HTMLInputElement>('input[name]')
  again!.setCustomValidity(first!.value === again!.value ? '' : 'The passwords do not match.')
}

/** A new password, typed twice. The form is invalid while the two differ. */
export function NewPasswordFields({ email }: { email: string }) {
  return (
    <div className="grid gap-5" onInput={compare}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
      />
      <PasswordField label="New password again" name="again" autoComplete="new-password" />
    </div>
  )
}
