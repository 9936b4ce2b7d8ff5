import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field'
import { IconButton } from './icon-button'

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      className="pr-20"
      trailing={
        <IconButton
          label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="pointer-events-auto text-muted -outline-offset-4 hover:text-ink"
        >
          {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
      {...rest}
    />
  )
}
