import type { Factor } from '@supabase/supabase-js'
import { type ComponentProps, useState } from 'react'
import { wrongCode } from '@/content/copy/mfa'
import { SelectField, TextField } from '@/ui/field'
import { type FormFieldProps, useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'

/** Returns the user's name for a factor, or its type. */
export const getFactorName = ({ friendly_name }: Pick<Factor, 'friendly_name'>) =>
  friendly_name || 'Authenticator app'

/** A form for the code of a factor. If there are several, the user selects one. */
export function MfaCodeForm({
  factors,
  hint,
  onSubmit,
  children,
  ...rest
}: {
  factors: Pick<Factor, 'id' | 'friendly_name'>[]
  hint: (name: string) => string
  onSubmit: (factorId: string, code: string) => Promise<void>
} & Omit<ComponentProps<typeof AuthForm>, 'form' | 'onSubmit'>) {
  const [selected, setSelected] = useState<string>()
  // The user may have replaced the selected factor elsewhere.
  const factor = factors.find(({ id }) => id === selected) ?? factors[0]!
  const [values, onChange] = useState({ code: '' })
  const form = useForm({
    values,
    onChange,
    validate: ({ code }) => ({ code: validateMfaCode(code) }),
    onSubmit: ({ code }) => onSubmit(factor.id, stripWhitespace(code)),
  })
  return (
    <AuthForm form={form} {...rest}>
      {children}
      {factors.length > 1 && (
        <SelectField
          label="Authentication method"
          value={factor.id}
          onChange={(event) => setSelected(event.target.value)}
        >
          {factors.map((other) => (
            <option key={other.id} value={other.id}>
              {getFactorName(other)}
            </option>
          ))}
        </SelectField>
      )}
      {/* Selecting another factor focuses its field. */}
      <MfaCodeField
        key={factor.id}
        hint={hint(getFactorName(factor))}
        {...form.getFieldProps('code')}
      />
    </AuthForm>
  )
}

/** A field for an authenticator code, which is focused when it appears. */
export const MfaCodeField = (props: { hint: string } & FormFieldProps) => (
  <TextField
    label="Code"
    autoComplete="one-time-code"
    inputMode="numeric"
    required
    autoFocus
    {...props}
  />
)

/** Returns an error message for a code, or undefined if it is valid. */
export const validateMfaCode = (value: string) =>
  /^\d{6}$/.test(stripWhitespace(value)) ? undefined : wrongCode

/** Returns a code without spaces. */
export const stripWhitespace = (code: string) => code.replaceAll(/\s/g, '')
