import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ComparisonSection } from '@/content/types'
import { Section } from './section'

/**
 * A table of what each plan includes, with a sticky header.
 * On phones a feature is above its values. If the columns would be narrower than the names of the
 * plans, the names are next to the values.
 */
export function Comparison({ columns: [feature, ...plans], rows, ...section }: ComparisonSection) {
  const columns =
    'grid items-center border-b border-line py-3 text-center max-md:gap-x-2 md:min-h-13 md:grid-cols-[34%_22%_22%_22%] md:py-2 @min-[17rem]:max-md:grid-cols-3'
  return (
    <Section {...section}>
      <table className="block">
        <thead className="sticky top-header z-10 block bg-page @max-[17rem]:sr-only">
          <tr className={columns}>
            <th scope="col" className="text-left text-sm font-normal text-muted max-md:sr-only">
              {feature}
            </th>
            {plans.map((plan) => (
              <th key={plan} scope="col" className="text-sm font-semibold sm:text-h4">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {rows.map(([name, ...included]) => (
            <tr key={name} className={columns}>
              <th
                scope="row"
                className="text-sm font-normal text-muted max-md:col-span-full max-md:mb-1 sm:text-left md:pr-2 md:text-ink lg:text-base @max-[17rem]:text-left"
              >
                {name}
              </th>
              {plans.map((plan, index) => (
                <td
                  key={plan}
                  data-plan={plan}
                  className="flex flex-wrap justify-between before:content-[attr(data-plan)_/_''] @min-[17rem]:block @min-[17rem]:before:hidden"
                >
                  <IncludedMark included={included[index]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

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
