import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { planFeatures, planIds, plans, recommendedPlan } from '@/content/catalog/plans'
import { pricingCopy } from '@/content/pages/pricing'
import type { SlotSection } from '@/content/types'
import { Section } from '@/sections/section'
import { Card } from '@/ui/card'

/** What each plan includes. On narrow screens, the names of the plans stay in view. */
export const PlanComparison = (section: SlotSection) => (
  <Section content={section}>
    <Card size="none">
      <table className="w-full text-left text-sm wrap-anywhere tabular-nums @max-2xl:block @2xl:table-fixed @2xl:wrap-normal">
        <thead className="@max-2xl:sticky @max-2xl:top-header @max-2xl:z-1 @max-2xl:block">
          <tr className="mark-row border-b border-line bg-surface text-accent">
            {[pricingCopy.feature, ...planIds.map((id) => plans[id].name)].map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'py-3 font-semibold not-first:text-center first:px-4',
                  '@max-md:tracking-tight @max-xs:first:sr-only',
                  '@2xl:py-4 @2xl:first:w-1/3 @2xl:first:px-6',
                  column === recommendedPlan.name && '@xs:bg-accent-tint',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top @max-2xl:block">
          {planFeatures.map((feature) => (
            <tr key={feature.name} className="mark-row border-line text-muted not-first:border-t">
              <th
                scope="row"
                className="py-3 pl-4 font-semibold text-ink @max-2xl:font-medium @max-xs:col-span-full @max-xs:pb-0 @2xl:px-6 @2xl:py-3.5"
              >
                {feature.name}
              </th>
              {planIds.map((id) => (
                <td
                  key={id}
                  className={clsx(
                    'px-1 py-3 text-center @2xl:py-3.5',
                    plans[id] === recommendedPlan && '@xs:bg-accent-tint',
                  )}
                >
                  <IncludedMark included={feature.plans.includes(id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  </Section>
)

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
      <span className="sr-only">{included ? pricingCopy.included : pricingCopy.notIncluded}</span>
    </span>
  )
}
