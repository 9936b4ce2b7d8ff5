import { cn } from '@/lib/cn'
import type { Message } from './use-auth-action'

/** The result of a form's last submission, announced to screen readers. */
export function FormMessage({ message }: { message: Message | undefined }) {
  return (
    <div role={message?.kind === 'error' ? 'alert' : 'status'} className="empty:absolute">
      {message && (
        <p
          className={cn(
            'rounded px-4 py-3 text-sm font-medium',
            message.kind === 'error'
              ? 'bg-danger-tint text-danger'
              : 'bg-success-tint text-success',
          )}
        >
          {message.text}
        </p>
      )}
    </div>
  )
}
