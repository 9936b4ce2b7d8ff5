import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'

/** Whether a plan includes something. */
export function IncludedMark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus
  return (
    <span
      className={clsx(
        'inline-grid h-[1lh] shrink-0 place-items-center',
        included && 'text-success',
      )}
    >
      <Icon className="size-4.5" />
      <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
    </span>
  )
}
