import { validationMessages } from './error-messages'

/** An error message for a field, or a function that returns it from the field's label. */
export type FieldError = string | ((label: string) => string)

/** Returns an error for a text, or undefined if it is valid. `max` is in characters. */
export function validateText(
  value: string,
  { max, required }: { max?: number; required?: boolean },
) {
  if (required && !value.trim()) return validationMessages.required
  if (value.includes('\0')) return validationMessages.forbiddenCharacter
  // The database counts characters, JavaScript counts UTF-16 units.
  const length = [...value].length
  return max !== undefined && length > max ? validationMessages.tooLong(max, length) : undefined
}

/** Returns an error for an email address, or undefined if the database accepts it. */
export const validateEmail = (value: string) =>
  validateText(value, { max: 254, required: true }) ??
  (/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim()) ? undefined : validationMessages.email)
