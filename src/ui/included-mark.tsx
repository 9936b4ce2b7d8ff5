import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'

/** Whether a plan includes something. */
export function IncludedMark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus
  return (
    <span>
      <Icon className={clsx('inline size-[1.25em]', included && 'text-success')} />
      <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
    </span>
  )
}
