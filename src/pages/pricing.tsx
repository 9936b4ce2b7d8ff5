import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Plan, plans } from '@/content/catalog/plans'
import { content, getPlanCta, pricingCopy } from '@/content/pages/pricing'
import type { SlotSection } from '@/content/types'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { ContentPage } from '@/sections/content-page'
import { OpenNote } from '@/sections/cta'
import { Headline } from '@/sections/headline'
import { Badge } from '@/ui/badge'
import { PlanCard } from './_pricing-cards'
import { PlanComparison } from './_pricing-comparison'

const planList: Plan[] = Object.values(plans)

/** Plans and prices. */
export function Component() {
  const { headline, tagline } = content.hero
  return (
    <ContentPage
      content={content}
      hero={
        <div className="container-page pt-hero pb-8 text-center">
          <Headline title={headline} lead={tagline} className="justify-items-center gap-5" />
        </div>
      }
      slots={{ plans: Plans, comparison: PlanComparison }}
    />
  )
}

const Plans = ({ id, title }: SlotSection) => (
  <section id={id} aria-label={title} className="container-page pb-14 text-center">
    <BillingChoice />
    <ul className="mt-9 grid grid-cols-1 gap-x-4 gap-y-8 text-left plans:grid-cols-3 lg:gap-6">
      {planList.map((plan, index) => (
        <li key={plan.name} className="row-span-5 grid grid-rows-subgrid">
          <PlanCard plan={plan} previous={planList[index - 1]} />
        </li>
      ))}
    </ul>
    <div className="mt-6 grid justify-items-center">
      <p className="text-sm text-balance text-muted">{pricingCopy.savings}</p>
      <OpenNote ctas={planList.map(getPlanCta)} />
    </div>
  </section>
)

/** The choice of the billing period, which is kept in the URL. */
function BillingChoice() {
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
      className="inline-flex min-w-0 flex-wrap rounded-[2rem] border border-line bg-sunken p-1.5"
    >
      <legend className="sr-only">{pricingCopy.billing}</legend>
      {pricingCopy.billingPeriods.map(({ value, label, badge }) => (
        <label
          key={value}
          className={clsx(
            'relative flex min-h-11 cursor-pointer flex-wrap items-center gap-2.5 rounded-full px-5',
            'text-sm font-semibold text-muted transition-colors duration-200',
            'has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-control',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            'forced-colors:has-checked:system-selected',
          )}
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
