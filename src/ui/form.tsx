import type { ComponentProps } from 'react'
import type { ApiError } from '@/lib/errors'
import { Alert } from './alert'
import { Button } from './button'
import { NoscriptNotice } from './noscript-notice'
import type { FormState } from './use-form'

/** A form that shows errors at its fields; only an incomplete date in the browser's bubble. */
export const Form = ({
  form: { ref, handleSubmit },
  onFailed,
  children,
  ...rest
}: {
  form: FormState
  /** Called if the submission failed. */
  onFailed?: (error: ApiError) => void
} & Omit<ComponentProps<'form'>, 'onSubmit'>) => (
  <form
    ref={ref}
    // Without JavaScript, the form is not sent, because the URL would contain the password.
    method="dialog"
    onSubmit={async (event) => {
      const error = await handleSubmit(event)
      if (error) onFailed?.(error)
    }}
    noValidate
    {...rest}
  >
    <NoscriptNotice />
    {children}
  </form>
)

/** Shows the errors and the result of a form's submissions, and announces them to screen readers. */
export function FormAlert({
  form: { earlierError, result },
}: {
  form: Partial<Pick<FormState, 'earlierError' | 'result'>>
}) {
  // The margin leaves room for the submit button and a toast.
  const shared = { ref: scrollToAlert, className: 'scroll-mb-48' }
  const isSuccess = !earlierError && !result?.error
  return (
    <div role={isSuccess ? 'status' : 'alert'} className="col-span-full grid gap-3 empty:absolute">
      {earlierError && (
        <Alert tone="danger" {...shared}>
          {earlierError}
        </Alert>
      )}
      {result && (
        <Alert tone={result.error ? 'danger' : 'success'} {...shared}>
          {result.text}
        </Alert>
      )}
    </div>
  )
}

const scrollToAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** A form's submit button, which shows `pendingLabel` while `isPending`. */
export const SubmitButton = ({
  isPending,
  pendingLabel,
  children,
  ...rest
}: ComponentProps<typeof Button> & { isPending: boolean; pendingLabel: string }) => (
  <Button type="submit" {...rest} disabled={isPending}>
    {isPending ? pendingLabel : children}
  </Button>
)
