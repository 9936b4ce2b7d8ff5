import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from '@/ui/field'
import type { FormField } from '@/ui/form'
import { IconButton } from '@/ui/icon-button'

/** The minimum length of a password. The auth service enforces the same number. */
const passwordLength = 8

export const passwordHint = `At least ${passwordLength} characters.`

/** A password field with a button that shows the password. A new password has a minimum length. */
export function PasswordField({
  label,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'minLength'>) {
  const [shown, setShown] = useState(false)
  const isNew = rest.autoComplete === 'new-password'
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      minLength={isNew ? passwordLength : undefined}
      required
      className="pr-20"
      trailing={
        <IconButton
          label={`Show ${label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="pointer-events-auto text-muted -outline-offset-4 hover:text-ink"
        >
          {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
      {...rest}
    />
  )
}

/** Returns an error message for a password, or undefined if it is valid. */
export function checkPassword(value: string, label: string, isNew = false): string | undefined {
  if (!value) return `${label} is required.`
  return isNew && [...value].length < passwordLength
    ? `${label} needs at least ${passwordLength} characters.`
    : undefined
}

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
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('again')} />
    </>
  )
}
