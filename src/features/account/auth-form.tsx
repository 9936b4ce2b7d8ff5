import type { ComponentProps, FormEvent } from 'react'
import { authErrorTitle } from '@/auth/copy'
import { noscriptNotes } from '@/content/shared-copy'
import { loadModule } from '@/lib/load-module'
import { Button } from '@/ui/button'
import { Form, SubmitButton } from '@/ui/form'
import { FormAlert } from '@/ui/form-alert'
import { showErrorToast } from '@/ui/toast-store'
import { type FormOptions, type FormState, useForm } from '@/ui/use-form'
import { useAuth } from '@/auth/auth-provider'
import type * as Requests from '@/auth/api'

/** Returns the state of an `AuthForm`. Its first use loads the requests, which `onSubmit` gets. */
export function useAuthForm<Values extends { readonly [Name in keyof Values]: string }>({
  onChange,
  onSubmit,
  ...rest
}: Omit<FormOptions<Values>, 'onSubmit'> & {
  onSubmit: (values: Values, requests: typeof Requests) => Promise<string | void>
}) {
  const { loadClient } = useAuth()
  return useForm<Values>({
    ...rest,
    onChange(values) {
      loadClient()
      onChange(values)
    },
    async onSubmit(values) {
      loadClient()
      return onSubmit(values, await loadModule(() => import('@/auth/api')))
    },
  })
}

/** A form that sends auth requests. Its message below the fields and a toast show a failure. */
export function AuthForm({
  form,
  submitLabel,
  cancelLabel = 'Cancel',
  onCancel,
  children,
  ...rest
}: {
  form: FormState
  submitLabel: string
  cancelLabel?: string
  /** If set, a cancel button is shown next to the submit button. */
  onCancel?: () => void
} & Omit<ComponentProps<typeof SubmitButton>, 'form'>) {
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const error = await form.handleSubmit(event)
    if (error) showErrorToast(authErrorTitle, error.message)
  }

  return (
    <Form form={form} noscript={noscriptNotes.form} onSubmit={handleSubmit}>
      {children}
      <FormAlert result={form.result} />
      <div className={onCancel ? 'flex flex-wrap gap-3' : 'grid'}>
        <SubmitButton form={form} {...rest}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <Button variant="secondary" disabled={form.isPending} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </Form>
  )
}
