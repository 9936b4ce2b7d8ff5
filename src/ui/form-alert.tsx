import { clsx } from 'clsx'
import type { ApiError } from '@/lib/errors'

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
      {result && (
        <p
          className={clsx(
            'rounded px-4 py-3 text-sm font-medium',
            isError ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success',
          )}
        >
          {result.text}
        </p>
      )}
    </div>
  )
}
