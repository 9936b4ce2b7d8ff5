import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button'
import { TextField } from './field'

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      trailing={
        <IconButton
          variant="muted-icon"
          className="noscript:hidden"
          label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
      {...props}
    />
  )
}
