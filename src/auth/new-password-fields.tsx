import type { ComponentProps } from 'react'
import type { FormFieldProps } from '@/ui/use-form'
import { PasswordField } from '@/ui/password-field'

/** The minimum length of a password. The auth service enforces the same number. */
const passwordLength = 8

/** Returns an error message for a password, or undefined if it is valid. */
export function validatePassword(value: string, label: string, isNew = false): string | undefined {
  if (!value) return `${label} is required.`
  return isNew && [...value].length < passwordLength
    ? `${label} needs at least ${passwordLength} characters.`
    : undefined
}

type NewPassword = Record<'password' | 'again', string>

/** Returns the error messages for a new password that is typed twice. */
export const validateNewPassword = ({ password, again }: NewPassword) => ({
  password: validatePassword(password, 'New password', true),
  again: password === again ? undefined : 'The passwords do not match.',
})

/**
 * A field for a new password. An error replaces its hint, because the hint would repeat the error.
 */
export const NewPasswordField = ({ hint, ...rest }: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    autoComplete="new-password"
    minLength={passwordLength}
    hint={!rest.error && hint}
    {...rest}
  />
)

export const passwordHint = `At least ${passwordLength} characters.`

/** The fields for a new password, which is typed twice. */
export const NewPasswordFields = ({
  email,
  getFieldProps,
}: {
  email: string
  getFieldProps: (name: keyof NewPassword) => FormFieldProps
}) => (
  <>
    {/* Lets password managers identify the account. */}
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <NewPasswordField label="New password" hint={passwordHint} {...getFieldProps('password')} />
    <NewPasswordField label="Confirm new password" {...getFieldProps('again')} />
  </>
)
