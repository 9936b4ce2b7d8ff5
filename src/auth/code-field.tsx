import { wrongCode } from '@/content/auth-forms'
import { TextField } from '@/ui/field'
import type { FormField } from '@/ui/form'
import { useAuthForm } from './auth-form'

/** A field for the code of an authenticator, which takes the focus when it appears. */
export const CodeField = (props: { hint: string } & FormField) => (
  <TextField
    label="Code"
    autoComplete="one-time-code"
    inputMode="numeric"
    required
    autoFocus
    {...props}
  />
)

/** The state of a form that asks for a code only. `send` gets its digits. */
export const useCodeForm = (send: (code: string) => Promise<void>) =>
  useAuthForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checkCode(code) }),
    send: ({ code }) => send(digitsOf(code)),
  })

/** Returns an error message for a code, or undefined if it is valid. */
export const checkCode = (value: string) =>
  /^\d{6}$/.test(digitsOf(value)) ? undefined : wrongCode

/** The code without the spaces that it may be typed with. */
export const digitsOf = (code: string) => code.replaceAll(/\s/g, '')
