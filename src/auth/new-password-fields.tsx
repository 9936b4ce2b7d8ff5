import type { ComponentProps } from 'react'
import { PasswordField } from '@/ui/password-field'
import type { FormFieldProps } from '@/ui/use-form'

/** The minimum length of a password. The auth service enforces the same number. */
export const minPasswordLength = 8

/** Returns an error message for a password, or undefined if it is valid. */
export function validatePassword(value: string, label: string, isNew = false): string | undefined {
  if (!value) return `${label} is required.`
  return isNew && [...value].length < minPasswordLength
    ? `${label} needs at least ${minPasswordLength} characters.`
    : undefined
}

export const emptyNewPassword = { password: '', confirmPassword: '' }

/** Returns the error messages for a new password that is typed twice. */
export const validateNewPassword = ({ password, confirmPassword }: typeof emptyNewPassword) => ({
  password: validatePassword(password, 'New password', true),
  confirmPassword: password === confirmPassword ? undefined : 'The passwords do not match.',
})

/**
 * A field for a new password. An error replaces its hint, because the hint would repeat the error.
 */
export const NewPasswordField = ({
  hint = `At least ${minPasswordLength} characters.`,
  ...rest
}: ComponentProps<typeof PasswordField>) => (
  <PasswordField
    autoComplete="new-password"
    minLength={minPasswordLength}
    hint={!rest.error && hint}
    {...rest}
  />
)

/** The fields for a new password, which is typed twice. */
export const NewPasswordFields = ({
  email,
  getFieldProps,
}: {
  email: string
  getFieldProps: (name: keyof typeof emptyNewPassword) => FormFieldProps
}) => (
  <>
    <HiddenUsername email={email} />
    <NewPasswordField label="New password" {...getFieldProps('password')} />
    <NewPasswordField label="Confirm new password" hint="" {...getFieldProps('confirmPassword')} />
  </>
)

/** Lets password managers identify the account of a password. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
