import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ComparisonSection } from '@/content/types'
import { Section } from './section'

/**
 * What each plan includes, in columns as wide as the cards of the plans; the names of the plans stay in
 * sight. Where the columns would be narrower than the names, these are beside the values.
 */
export function Comparison({ columns: [feature, ...plans], rows, ...section }: ComparisonSection) {
  const columns =
    'grid gap-x-2 border-b border-line py-3 text-center sm:gap-x-4 lg:gap-x-6 @min-[17rem]:grid-cols-3'
  return (
    <Section {...section}>
      <table className="block">
        <thead className="sticky top-header z-10 block bg-page @max-[17rem]:sr-only">
          <tr className={columns}>
            <th scope="col" className="sr-only">
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
          {rows.map(([name, ...values]) => (
            <tr key={name} className={columns}>
              <th
                scope="row"
                className="col-span-full mb-1 text-sm font-normal text-muted sm:text-left @max-[17rem]:text-left"
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={plans[index]}
                  data-plan={plans[index]}
                  className="flex justify-between font-semibold before:font-normal before:content-[attr(data-plan)_/_''] @min-[17rem]:block @min-[17rem]:before:hidden"
                >
                  {typeof value === 'boolean' ? <Included included={value} /> : value}
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
export function Included({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus
  return (
    <span>
      <Icon className={clsx('inline size-[1.25em]', included && 'text-success')} />
      <span className="sr-only">{included ? 'Included' : 'Not included'}</span>
    </span>
  )
}
