import type { ApiError } from '@/lib/errors'
import { Alert } from './alert'

/** The result of a form's last submission. */
export interface FormResult {
  text: string
  /** The error, if the submission failed. */
  error?: ApiError
}

const scrollToAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** Shows the result and announces it to screen readers. */
export function FormAlert({ result }: { result?: FormResult }) {
  const isError = result?.error !== undefined
  return (
    <div role={isError ? 'alert' : 'status'} className="empty:absolute">
      {result && (
        // The margin leaves room for the submit button and a toast.
        <Alert ref={scrollToAlert} tone={isError ? 'danger' : 'success'} className="scroll-mb-48">
          {result.text}
        </Alert>
      )}
    </div>
  )
}
