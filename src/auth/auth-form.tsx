import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { type Check, Form, type FormState, SubmitButton, useForm } from '@/ui/form'
import { FormMessage, useAuthAction } from './auth-action'

/** The state of a form that makes calls of the auth service: its values, errors, calls and message. */
export function useAuthForm<Values extends { readonly [Name in keyof Values]: string }>({
  initial,
  check,
  send,
}: {
  initial: Values
  check: Check<Values>
  send: (values: Values) => Promise<string | void>
}) {
  const [values, setValues] = useState(initial)
  const action = useAuthAction()
  const form = useForm({
    values,
    onChange: setValues,
    check,
    onInvalid: action.clear,
    onSubmit: () => action.run(() => send(values)),
  })
  return { ...form, action, values, setValues }
}

/** A form of the auth service with its message and button, between the fields and what comes `after`. */
export function AuthForm({
  form,
  submitLabel,
  disabled,
  onCancel,
  after,
  autoFocus,
  children,
  ...rest
}: {
  form: FormState & Pick<ReturnType<typeof useAuthForm>, 'action'>
  /** Without it there is no button. */
  submitLabel: string | undefined
  /** Adds a button beside it. */
  onCancel?: () => void
  after?: ReactNode
} & Omit<ComponentProps<typeof SubmitButton>, 'form'>) {
  const submit = submitLabel && (
    <SubmitButton form={form} disabled={disabled || form.action.pending} {...rest}>
      {submitLabel}
    </SubmitButton>
  )
  return (
    <Form form={form} autoFocus={autoFocus}>
      {children}
      <FormMessage message={form.action.message} />
      {onCancel ? (
        <div className="flex flex-wrap gap-3">
          {submit}
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        submit
      )}
      {after}
    </Form>
  )
}
