import type { ComponentProps } from 'react'
import { PasswordField } from '@/ui/password-field'
import type { FormFieldProps } from '@/ui/use-form'
import { getNewPasswordHint } from './copy'
import { type emptyNewPassword, minPasswordLength } from './validate-password'

/** A field for a new password. An error replaces the hint, which would repeat it. */
export const NewPasswordField = ({
  hint = getNewPasswordHint(minPasswordLength),
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
  autoFocus,
  getFieldProps,
}: {
  email: string
  autoFocus?: boolean
  getFieldProps: (name: keyof typeof emptyNewPassword) => FormFieldProps
}) => (
  <>
    <HiddenUsername email={email} />
    <NewPasswordField label="New password" autoFocus={autoFocus} {...getFieldProps('password')} />
    <NewPasswordField label="Confirm new password" hint="" {...getFieldProps('confirmPassword')} />
  </>
)

/** Lets password managers identify the account of a password. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
