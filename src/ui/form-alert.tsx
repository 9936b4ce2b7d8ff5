import type { ApiError } from '@/lib/errors'
import { Alert } from './alert'

/** The result of a form's last submission. */
export interface FormResult {
  text: string
  /** The error, if the submission failed. */
  error?: ApiError
}

/** Shows the result and announces it to screen readers. */
export function FormAlert({ result }: { result?: FormResult }) {
  const isError = result?.error !== undefined
  return (
    <div role={isError ? 'alert' : 'status'} className="empty:absolute">
      {result && <Alert tone={isError ? 'danger' : 'success'}>{result.text}</Alert>}
    </div>
  )
}
