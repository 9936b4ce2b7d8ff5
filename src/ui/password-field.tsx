import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button'
import { uiCopy } from './copy'
import { TextField } from './field'

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
      trailing={
        <IconButton
          muted
          className="noscript:hidden"
          label={uiCopy.showPassword(label)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      }
      {...rest}
    />
  )
}
