import type { ComponentProps, FormEvent } from 'react'
import { authErrorTitle } from '@/auth/copy'
import { noscriptNotes } from '@/content/shared-copy'
import { Button } from '@/ui/button'
import { Form, SubmitButton } from '@/ui/form'
import { FormAlert } from '@/ui/form-alert'
import { showErrorToast } from '@/ui/toast-store'
import type { FormState } from '@/ui/use-form'
import { useAuth } from '@/auth/auth-provider'

/**
 * A form that sends auth requests, with its message and buttons below the fields. Its first use
 * loads supabase-js. A toast shows why a request failed.
 */
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
  const { loadClient } = useAuth()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    loadClient()
    const error = await form.handleSubmit(event)
    if (error) showErrorToast(authErrorTitle, error.message)
  }

  return (
    <Form form={form} noscript={noscriptNotes.form} onChange={loadClient} onSubmit={handleSubmit}>
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
