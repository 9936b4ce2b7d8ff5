import { type ComponentProps, type ReactNode, useState } from 'react'
import { type Check, Form, type FormState, SubmitButton, useForm } from '@/ui/form'
import { type Call, FormMessage, useAuthAction } from './auth-action'

/** The state of a form that makes a call of the account: its values, errors, call and message. */
export function useAccountForm<Values extends { readonly [Name in keyof Values]: string }>({
  initial,
  check,
  send,
}: {
  initial: Values
  check: Check<Values>
  send: (values: Values, call: Call) => Promise<void>
}) {
  const [values, setValues] = useState(initial)
  const action = useAuthAction()
  const onSubmit = () => action.run((call) => send(values, call))
  const form = useForm({ values, onChange: setValues, check, onSubmit })
  return { ...form, action, values, setValues }
}

/** An account form with its message and button, between the fields and what comes `after`. */
export function AccountForm({
  form,
  button,
  disabled,
  after,
  autoFocus,
  children,
  ...rest
}: {
  form: FormState & Pick<ReturnType<typeof useAccountForm>, 'action'>
  /** The text of the button. Without it there is no button. */
  button: string | undefined
  after?: ReactNode
} & Omit<ComponentProps<typeof SubmitButton>, 'form'>) {
  return (
    <Form form={form} autoFocus={autoFocus}>
      {children}
      <FormMessage message={form.action.message} />
      {button && (
        <SubmitButton form={form} disabled={disabled || form.action.pending} {...rest}>
          {button}
        </SubmitButton>
      )}
      {after}
    </Form>
  )
}
