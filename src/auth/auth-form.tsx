import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { type Check, Form, type FormState, SubmitButton, useForm } from '@/ui/form'
import { useAuthAction } from './use-auth-action'
import { FormAlert } from '@/ui/form-alert'

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

/** A form of the auth service with its message and buttons, between the fields and what comes `after`. */
export function AuthForm({
  form,
  submitLabel,
  disabled = false,
  onCancel,
  after,
  autoFocus,
  children,
  ...rest
}: {
  form: FormState & Pick<ReturnType<typeof useAuthForm>, 'action'>
  submitLabel: string
  /** Adds a button beside it. */
  onCancel?: () => void
  after?: ReactNode
} & Omit<ComponentProps<typeof SubmitButton>, 'form'>) {
  return (
    <Form form={form} autoFocus={autoFocus}>
      {children}
      <FormAlert result={form.action.message} />
      <div className={onCancel ? 'flex flex-wrap gap-3' : 'grid'}>
        <SubmitButton form={form} disabled={disabled || form.isPending} {...rest}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <Button variant="secondary" disabled={form.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {after}
    </Form>
  )
}
