import { type ComponentProps, useState } from 'react'
import { TextField } from '@/ui/field'
import { Icon } from '@/ui/icon'

/** The fewest characters of a password; the auth service holds the same number and has the last word. */
export const passwordLength = 8

/** A password, shown on demand. A new one is asked for at the length that the service wants. */
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
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="grid size-9 place-items-center rounded text-muted hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      }
      {...rest}
    />
  )
}

export const passwordHint = `At least ${passwordLength} characters.`
