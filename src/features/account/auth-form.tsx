import type { ReactNode } from 'react'
import { useAuth } from '@/auth/auth-provider'
import { loadModule } from '@/lib/load-module'
import { Button, type ButtonStyle } from '@/ui/button'
import { Form, FormAlert, SubmitButton } from '@/ui/form'
import { showErrorToast } from '@/ui/toast-store'
import type { FormState } from '@/ui/use-form'
import { authErrorTitle } from './copy'

/** Loads the requests of a form for visitors, whose pages don't have supabase-js yet. */
export const loadAuthApi = () => loadModule(() => import('@/auth/api'))

/** A form that sends auth requests. Its message below the fields and a toast show a failure. */
export function AuthForm({
  form,
  submit: { label, pendingLabel = 'Checking...' },
  variant,
  cancelLabel = 'Cancel',
  onCancel,
  children,
}: {
  form: FormState
  submit: { label: string; pendingLabel?: string }
  variant?: ButtonStyle['variant']
  cancelLabel?: string
  /** If set, a cancel button is shown next to the submit button. */
  onCancel?: () => void
  children?: ReactNode
}) {
  const { loadClient } = useAuth()

  return (
    <Form
      form={form}
      className="grid grid-cols-1 gap-5"
      onInput={loadClient}
      onSubmitCapture={loadClient}
      onFailed={({ message }) => showErrorToast(authErrorTitle, message)}
    >
      {children}
      <FormAlert form={form} />
      <div className={onCancel ? 'flex flex-wrap gap-3' : 'grid'}>
        <SubmitButton isPending={form.isPending} pendingLabel={pendingLabel} variant={variant}>
          {label}
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
