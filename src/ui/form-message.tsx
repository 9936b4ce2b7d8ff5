import { clsx } from 'clsx'

/** The result of the last submission of a form. */
export interface Message {
  kind: 'error' | 'success'
  text: string
}

/** Shows a message and announces it to screen readers. */
export function FormMessage({ message }: { message?: Message }) {
  const isError = message?.kind === 'error'
  return (
    <div role={isError ? 'alert' : 'status'} className="empty:absolute">
      {message && (
        <p
          className={clsx(
            'rounded px-4 py-3 text-sm font-medium',
            isError ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success',
          )}
        >
          {message.text}
        </p>
      )}
    </div>
  )
}
