import type { ComponentProps } from 'react'
import { authErrorTitle } from '@/content/copy/auth-errors'
import { toApiError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Form, SubmitButton } from '@/ui/form'
import { FormAlert } from '@/ui/form-alert'
import { type FormState, useForm, type Validate } from '@/ui/use-form'
import { dismissError, showErrorToast } from '@/ui/toast-store'
import { useAuth } from './auth-provider'

/**
 * Returns the state of a form that sends auth requests. Its first use loads supabase-js. A toast
 * shows why a request failed.
 */
export function useAuthForm<Values extends { readonly [Name in keyof Values]: string }>({
  values,
  onChange,
  validate,
  passwordField,
  onSubmit,
}: {
  values: Values
  onChange: (values: Values) => void
  validate?: Validate<Values>
  /** The field that shows that the current password is wrong. */
  passwordField?: keyof Values & string
  onSubmit: (values: Values) => Promise<string | void>
}) {
  const { loadClient } = useAuth()
  const form = useForm({
    values,
    onChange(changed) {
      loadClient()
      onChange(changed)
    },
    validate,
    onInvalid: dismissError,
    onSubmit(element) {
      loadClient()
      dismissError()
      return onSubmit(values).catch((caught) => {
        const error = toApiError(caught)
        if (passwordField && error.kind === 'wrong-password')
          element.querySelector<HTMLElement>(`[name="${passwordField}"]`)?.focus()
        showErrorToast(authErrorTitle, error.message)
        throw error
      })
    },
  })
  function getFieldProps(name: keyof Values & string) {
    const props = form.getFieldProps(name)
    const isWrong = name === passwordField && form.result?.error?.kind === 'wrong-password'
    return isWrong ? { ...props, error: form.result?.text } : props
  }
  return { ...form, getFieldProps }
}

/** A form that sends auth requests, with its message and buttons below the fields. */
export function AuthForm({
  form,
  submitLabel,
  onCancel,
  autoFocus,
  children,
  ...rest
}: {
  form: FormState
  submitLabel: string
  /** If set, a cancel button is shown next to the submit button. */
  onCancel?: () => void
} & Omit<ComponentProps<typeof SubmitButton>, 'form'>) {
  return (
    <Form form={form} autoFocus={autoFocus}>
      {children}
      <FormAlert result={form.result} />
      {form.result?.error?.kind === 'site-updated' && (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
      <div className={onCancel ? 'flex flex-wrap gap-3' : 'grid'}>
        <SubmitButton form={form} {...rest}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <Button variant="secondary" disabled={form.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  )
}
