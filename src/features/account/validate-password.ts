import { validationMessages } from '@/lib/error-messages'
import { passwordMessages } from './copy'

/** The minimum length of a password. The auth service enforces the same number. */
export const minPasswordLength = 8

/** The auth service accepts no more bytes of UTF-8. */
const maxPasswordBytes = 72

/** Returns an error for a password, or undefined if it is valid. */
export function validatePassword(value: string, isNew = false) {
  if (!value) return validationMessages.required
  if (!isNew) return undefined
  if ([...value].length < minPasswordLength) return passwordMessages.tooShort(minPasswordLength)
  return new TextEncoder().encode(value).length > maxPasswordBytes
    ? passwordMessages.tooLong(maxPasswordBytes)
    : undefined
}

export const emptyNewPassword = { password: '', confirmPassword: '' }

/** Returns the errors of a new password that is typed twice. */
export const validateNewPassword = ({ password, confirmPassword }: typeof emptyNewPassword) => ({
  password: validatePassword(password, true),
  confirmPassword: password === confirmPassword ? undefined : passwordMessages.mismatch,
})
