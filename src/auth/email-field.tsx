import type { ComponentProps } from 'react'
import { TextField } from '@/ui/field'

/** A field for an email address. */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="email" inputMode="email" maxLength={254} required {...props} />
)
