import type { ComponentProps } from 'react'
import { TextField } from '@/ui/field'
import { type FormFieldProps, useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'
import { mfaCopy, wrongCode } from './copy'

export function MfaCodeForm({
  hint,
  onSubmit,
  children,
  ...rest
}: {
  hint: string
  onSubmit: (code: string) => Promise<void>
} & Omit<ComponentProps<typeof AuthForm>, 'form'>) {
  const form = useForm({
    defaultValues: { code: '' },
    validate: ({ code }) => ({ code: parseCode(code) ? undefined : wrongCode }),
    onSubmit: ({ code }) => onSubmit(parseCode(code)),
  })
  return (
    <AuthForm form={form} {...rest}>
      {children}
      <MfaCodeField hint={hint} {...form.getFieldProps('code')} />
    </AuthForm>
  )
}

/** A field for an authenticator code, by default focused when it appears. */
export const MfaCodeField = (props: { hint?: string; autoFocus?: boolean } & FormFieldProps) => (
  <TextField
    label="Code"
    hint={mfaCopy.codeHint}
    autoComplete="one-time-code"
    inputMode="numeric"
    required
    autoFocus
    {...props}
  />
)

/** Returns the digits of a code, or an empty text if they aren't six. */
export const parseCode = (value: string) => /^\d{6}$/.exec(value.replaceAll(/\s/g, ''))?.[0] ?? ''
