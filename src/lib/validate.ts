/**
 * Whether a text is blank. Counts the same characters as blank as private.is_blank() in the
 * database: whitespace, control characters, the code points that Unicode calls default-ignorable
 * (zero-width characters, bidirectional controls, soft hyphen, Hangul fillers, variation selectors,
 * tags), and the blank Braille pattern.
 */
export const isBlank = (value: string) =>
  /^[\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value)

/**
 * Returns an error message for a text, or undefined if it is valid. `label` is the field's label,
 * if it is a noun that can start a sentence; `max` is in characters.
 */
export function validateText(
  value: string,
  { label = 'This field', max, required }: { label?: string; max?: number; required?: boolean },
): string | undefined {
  if (required && isBlank(value)) return `${label} is required.`
  if (value.includes('\0')) return `${label} contains a character that can’t be stored.`
  // The database counts characters, JavaScript counts UTF-16 units.
  const length = [...value].length
  if (max !== undefined && length > max)
    return `${label} can have at most ${max} characters; this has ${length}.`
  return undefined
}

/** Returns an error message for an email address, or undefined if the database accepts it. */
export function validateEmail(value: string, label: string): string | undefined {
  return (
    validateText(value, { label, max: 254, required: true }) ??
    (/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value.trim())
      ? undefined
      : `${label} must look like name@example.com.`)
  )
}
