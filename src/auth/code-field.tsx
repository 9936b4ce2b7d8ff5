import { wrongCode } from '@/content/auth-forms'
import { TextField } from '@/ui/field'
import type { FormField } from '@/ui/form'
import type { Call } from './auth-action'
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
export const useCodeForm = (
  send: (code: string, call: Call) => Promise<void>,
  getOtherClient?: Parameters<typeof useAuthForm>[0]['getOtherClient'],
) =>
  useAuthForm({
    initial: { 'one-time-code': '' },
    check: (values) => ({ 'one-time-code': checkCode(values['one-time-code']) }),
    send: (values, call) => send(digitsOf(values['one-time-code']), call),
    getOtherClient,
  })

/** Returns an error message for a code, or undefined if it is valid. */
export const checkCode = (value: string) =>
  /^\s*(\d\s*){6,10}$/.test(value) ? undefined : wrongCode

/** The code without the spaces that it may be typed with. */
export const digitsOf = (code: string) => code.replaceAll(/\s/g, '')
