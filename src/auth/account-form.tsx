import { type ReactNode, useState } from 'react'
import type { Client } from '@/lib/supabase'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { FormMessage } from './form-message'
import { useAuthAction } from './use-auth-action'

/** What the submission of a form makes its call with. */
export type Call = { auth: Client['auth'] } & Pick<
  ReturnType<typeof useAuthAction>,
  'showError' | 'showSuccess'
>

/** The state of a form that makes a call of the account: its values, errors, call and message. */
export function useAccountForm<Values extends { readonly [Name in keyof Values]: string }>({
  initial,
  check,
  send,
}: {
  initial: Values
  check: Parameters<typeof useForm<Values>>[0]['check']
  send: (values: Values, call: Call) => Promise<void>
}) {
  const [values, setValues] = useState(initial)
  const action = useAuthAction()
  const form = useForm({
    values,
    onChange: setValues,
    check,
    onSubmit: () => action.run((auth) => send(values, { auth, ...action })),
  })
  return { ...form, ...action, values, setValues }
}

/** An account form with its message and button, between the fields and what comes `after`. */
export function AccountForm({
  form,
  button,
  pending,
  after,
  children,
  ...rest
}: {
  form: Omit<ReturnType<typeof useAccountForm>, 'values' | 'setValues' | 'field'>
  /** The text of the button, and while the call is pending. */
  button: string
  pending: string
  after?: ReactNode
  autoFocus?: boolean
  children: ReactNode
}) {
  return (
    <Form form={form} {...rest}>
      {children}
      <FormMessage message={form.message} />
      <SubmitButton form={form} pending={pending}>
        {button}
      </SubmitButton>
      {after}
    </Form>
  )
}
