import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { type Plan, plans, recommendedPlan } from '@/content/catalog/plans'
import { ringSuites } from '@/content/catalog/suites'
import { content, getLimits, getPlanCta, getPrices, pricingCopy } from '@/content/pages/pricing'
import type { SlotSection } from '@/content/types'
import { Ring } from '@/pictures/ring'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { ContentPage } from '@/sections/content-page'
import { CtaButtons, OpenNote } from '@/sections/cta'
import { Headline } from '@/sections/headline'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { IncludedMark, PlanComparison } from './_pricing-comparison'

const planList: Plan[] = Object.values(plans)

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
    <p className="mt-3 text-sm text-balance text-muted">{pricingCopy.savings}</p>
    <ul className="mt-9 grid grid-cols-1 gap-x-4 gap-y-8 text-left plans:grid-cols-3 lg:gap-6">
      {planList.map((plan, index) => (
        <li key={plan.name} className="row-span-5 grid grid-rows-subgrid">
          <PlanCard plan={plan} previous={planList[index - 1]} />
        </li>
      ))}
    </ul>
    <div className="mt-6 grid justify-items-center">
      <OpenNote ctas={planList.map(getPlanCta)} />
      <p className="mt-1 text-sm text-balance text-muted">{pricingCopy.noChoice}</p>
    </div>
  </section>
)

/** A plan with its price and limits. It includes all of the `previous` one. */
function PlanCard({ plan, previous }: { plan: Plan; previous?: Plan }) {
  const { name, description, sites } = plan
  const recommended = plan === recommendedPlan
  const headingId = useId()
  return (
    <Card
      as="article"
      size="lg"
      tone={recommended ? 'selected' : 'plain'}
      elevation={recommended ? 'raised' : undefined}
      aria-labelledby={headingId}
      className="row-span-5 grid grid-rows-subgrid gap-y-0"
    >
      {/* In narrow cards, the badge is on the line of the ring, above the name. */}
      <div className="flex flex-wrap items-center gap-3 plans:max-xl:justify-between">
        <Ring filled={ringSuites.slice(0, sites)} className="size-9" />
        <h2 id={headingId} className="text-h3 plans:max-xl:order-last plans:max-xl:w-full">
          {name}
        </h2>
        {recommended && <Badge tone="accent">{pricingCopy.recommended}</Badge>}
      </div>
      {/* Two prices are at one place. CSS shows the chosen one, so that it works before hydration. */}
      <div
        aria-live="polite"
        className="mt-4 grid *:col-start-1 *:row-start-1 *:transition-[opacity,visibility,translate] *:duration-200"
      >
        {getPrices(plan).map(({ amount, period, note }) => (
          <div
            key={amount}
            className={clsx(
              'not-last:yearly:invisible not-last:yearly:-translate-y-2 not-last:yearly:opacity-0',
              'not-first:not-yearly:invisible not-first:not-yearly:translate-y-2 not-first:not-yearly:opacity-0',
            )}
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-h1 tabular-nums plans:max-lg:text-h2">{amount}</span>
              {period && <span className="text-muted">{period}</span>}
            </p>
            <p className="mt-2 text-sm text-muted">{note}</p>
          </div>
        ))}
      </div>
      <p className="mt-4 text-muted plans:max-lg:text-sm">{description}</p>
      <CtaButtons
        ctas={[getPlanCta(plan)]}
        srSuffix={name}
        secondary={!recommended}
        className="mt-6 self-start *:grow"
      />
      <div className="mt-6 border-t border-line pt-6 text-sm">
        <p className="mb-3 font-semibold">{pricingCopy.limitsIntro(previous?.name)}</p>
        <ul className="grid gap-3">
          {getLimits(plan).map((limit) => (
            <li key={limit} className="flex items-start gap-2">
              <IncludedMark included />
              <span>{limit}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** The choice of the billing period, which is kept in the URL. */
function BillingChoice() {
  const [searchParams, setSearchParams] = useHydratedSearchParams()
  const chosen = searchParams.get('billing') === 'yearly' ? 'yearly' : 'monthly'
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

  // Keeps a choice that was made before hydration.
  useEffect(() => {
    const { value } = groupRef.current!.querySelector<HTMLInputElement>(':checked')!
    if (value !== chosen) choose(value)
  })

  return (
    <fieldset
      ref={groupRef}
      className="inline-flex min-w-0 flex-wrap rounded-[2rem] border border-line bg-surface p-1.5"
    >
      <legend className="sr-only">{pricingCopy.billing}</legend>
      {pricingCopy.billingPeriods.map(({ value, label, badge }) => (
        <label
          key={value}
          className={clsx(
            'relative flex min-h-11 cursor-pointer flex-wrap items-center gap-2.5 rounded-full px-5',
            'text-sm font-semibold text-muted transition-colors duration-200',
            'has-checked:bg-accent-solid has-checked:text-on-accent',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            'forced-colors:has-checked:system-selected',
          )}
        >
          <input
            type="radio"
            name="billing"
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            // It covers its label.
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
          {badge && <Badge tone="quiet">{badge}</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
