import { Check, Minus } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type Plan,
  plans,
  pricingClosing,
  pricingContact,
  faq,
  pricingHero,
  yearlyBadge,
} from '@/content/plans'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { CallToAction } from '@/sections/call-to-action'
import { Faq } from '@/sections/faq'
import { buttonClass } from '@/ui/button'

export { meta } from '@/content/plans'

type Billing = 'monthly' | 'yearly'

/** Plans and prices. */
export function Component() {
  const [billing, setBilling] = useState<Billing>('monthly')
  return (
    <>
      <div className="container-page pt-16 pb-10 text-center lg:pt-20">
        <h1 className="text-h1">{pricingHero.headline}</h1>
        <p className="mx-auto mt-5 mb-10 max-w-prose text-lead text-muted">{pricingHero.tagline}</p>
        <BillingChoice billing={billing} onChange={setBilling} />
      </div>
      <section id="plans" aria-label="Plans" className="container-page pb-8">
        <ul className="grid items-start gap-6 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.name} className="grid h-full">
              <PlanCard plan={plan} billing={billing} />
            </li>
          ))}
        </ul>
      </section>
      <Faq section={faq} />
      <p className="container-page -mt-8 pb-16 text-center text-muted">
        {pricingContact.text}{' '}
        <Link
          to={pricingContact.action.to}
          className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4"
        >
          {pricingContact.action.label}
        </Link>
      </p>
      <CallToAction closing={pricingClosing} />
    </>
  )
}

const choices: { value: Billing; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
]

function BillingChoice({
  billing,
  onChange,
}: {
  billing: Billing
  onChange: (billing: Billing) => void
}) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-1.5 shadow-card">
      <legend className="sr-only">Billing period</legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full px-5 text-sm font-semibold text-muted has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={billing === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {label}
          {value === 'yearly' && (
            <span className="rounded-full bg-success-tint px-2.5 py-0.5 text-xs font-semibold text-success">
              {yearlyBadge}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const headingId = useId()
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        'flex flex-col rounded-xl border bg-surface p-7 lg:p-8',
        plan.highlight ? 'border-ink shadow-floating' : 'border-line shadow-card',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={headingId} className="text-h3">
          {plan.name}
        </h2>
        {plan.highlight && (
          <span className="rounded-full bg-inverse px-3 py-1 text-xs font-semibold whitespace-nowrap text-on-inverse">
            {plan.highlight}
          </span>
        )}
      </div>
      <p aria-live="polite" className="mt-5 flex items-baseline gap-2">
        <Price plan={plan} billing={billing} />
      </p>
      <p className="mt-4 text-muted">{plan.description}</p>
      <Link
        to={plan.cta.to}
        aria-label={`${plan.cta.label}: ${plan.name}`}
        className={buttonClass(plan.highlight ? 'primary' : 'secondary', 'mt-7')}
      >
        {plan.cta.label}
      </Link>
      <ul className="mt-7 grid gap-3 border-t border-line pt-7 text-sm">
        {plan.features.map(({ text, included }) => (
          <li key={text} className={cn('flex gap-3', !included && 'text-muted')}>
            {included ? (
              <Check className="mt-0.5 size-4.5 shrink-0 text-success" />
            ) : (
              <Minus className="mt-0.5 size-4.5 shrink-0" />
            )}
            <span>
              <span className="sr-only">{included ? 'Included: ' : 'Not included: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const price = billing === 'monthly' ? plan.priceMonthly : plan.priceYearly
  return price === null ? (
    <span className="text-h1 font-semibold">Custom</span>
  ) : (
    <>
      {/* One string: of two texts, React would update one that a browser's translation has replaced. */}
      <span className="text-h1 font-semibold tabular-nums">{`$${price}`}</span>
      <span className="text-muted">{billing === 'monthly' ? 'per month' : 'per year'}</span>
    </>
  )
}
