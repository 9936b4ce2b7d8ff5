import { validationMessages } from './copy'

/**
 * Returns an error message for a text, or undefined if it is valid. The message starts with
 * `label`; `max` is in characters.
 */
export function validateText(
  value: string,
  { label = 'This field', max, required }: { label?: string; max?: number; required?: boolean },
): string | undefined {
  if (required && !value.trim()) return validationMessages.required(label)
  if (value.includes('\0')) return validationMessages.forbiddenCharacter(label)
  // The database counts characters, JavaScript counts UTF-16 units.
  const length = [...value].length
  if (max !== undefined && length > max) return validationMessages.tooLong(label, max, length)
  return undefined
}

/** Returns an error message for an email address, or undefined if the database accepts it. */
export function validateEmail(value: string, label: string): string | undefined {
  return (
    validateText(value, { label, max: 254, required: true }) ??
    (/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim())
      ? undefined
      : validationMessages.email(label))
  )
}
