import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { billingPeriods } from '@/content/pages/pricing'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { Badge } from '@/ui/badge'

/** The choice of the billing period, which is kept in the URL. */
export function BillingChoice() {
  const [searchParams, setSearchParams] = useHydratedSearchParams()
  const chosen = searchParams.get('billing') === 'yearly' ? 'yearly' : 'monthly'
  const name = useId()
  const groupRef = useRef<HTMLFieldSetElement>(null)

  const choose = (period: string) =>
    setSearchParams(
      (prev) => {
        if (period === 'yearly') prev.set('billing', period)
        else prev.delete('billing')
        return prev
      },
      // React resets a controlled input that isn't updated immediately.
      { replace: true, preventScrollReset: true, flushSync: true },
    )

  const adoptEarlyChoice = useEffectEvent(() => {
    const { value } = groupRef.current!.querySelector<HTMLInputElement>(':checked')!
    if (value !== chosen) choose(value)
  })
  // Keeps a choice that was made before hydration.
  useEffect(() => adoptEarlyChoice(), [])

  return (
    <fieldset
      ref={groupRef}
      className="inline-flex min-w-0 flex-wrap rounded-[2rem] border border-line bg-surface p-1.5 shadow-card"
    >
      <legend className="sr-only">Billing period</legend>
      {billingPeriods.map(({ value, label, badge }) => (
        <label
          key={value}
          className="relative flex min-h-11 cursor-pointer flex-wrap items-center gap-2.5 rounded-full px-5 text-sm font-semibold text-muted transition-colors duration-200 has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:system-selected"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            // It covers its label.
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
          {badge && <Badge tone="success">{badge}</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
