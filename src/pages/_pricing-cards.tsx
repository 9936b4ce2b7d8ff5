import { useId } from 'react'
import { type Plan, recommendedPlan } from '@/content/catalog/plans'
import { ringSuites } from '@/content/catalog/suites'
import { getLimits, getPlanCta, pricingCopy } from '@/content/pages/pricing'
import { Ring } from '@/pictures/ring'
import { CtaButton } from '@/sections/cta'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { IncludedMark } from './_pricing-comparison'

/** A plan with its price and limits. It includes all of the `previous` one. */
export function PlanCard({ plan, previous }: { plan: Plan; previous?: Plan }) {
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
        {recommended && <Badge tone="quiet">{pricingCopy.recommended}</Badge>}
      </div>
      <div aria-live="polite" className="mt-4">
        <Prices {...plan} />
      </div>
      <p className="mt-4 text-muted plans:max-lg:text-sm">{description}</p>
      <CtaButton
        cta={getPlanCta(plan)}
        srSuffix={name}
        variant={recommended ? 'primary' : 'secondary'}
        className="mt-6 self-start"
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

/** Both prices, at one place. CSS fades out the one that isn't chosen, so it works before hydration. */
function Prices({ price }: Plan) {
  const { custom, monthly, yearly } = pricingCopy
  if (price === 'custom') return <Price amount={custom.price} note={custom.note} />
  return (
    <div className="grid *:col-start-1 *:row-start-1 *:transition-[opacity,visibility,translate] *:duration-200">
      <div className="yearly:invisible yearly:-translate-y-2 yearly:opacity-0">
        <Price amount={`$${price.monthly}`} {...monthly} note={monthly.note(price.yearly)} />
      </div>
      <div className="not-yearly:invisible not-yearly:translate-y-2 not-yearly:opacity-0">
        <Price amount={`$${price.yearly}`} {...yearly} note={yearly.note(price.yearly)} />
      </div>
    </div>
  )
}

const Price = ({ amount, period, note }: { amount: string; period?: string; note: string }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-h1 tabular-nums plans:max-lg:text-h2">{amount}</span>
      {period && <span className="text-muted">{period}</span>}
    </p>
    <p className="mt-2 text-sm text-muted">{note}</p>
  </>
)
