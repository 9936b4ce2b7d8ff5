import type { TableSection } from '@/content/types'
import { Section } from './section'
import { Included } from './table'

/**
 * What each plan includes, in columns as wide as the cards of the plans; the names of the plans stay in
 * sight. Where the columns would be narrower than the names, these are beside the values.
 */
export function Comparison({ columns: [feature, ...plans], rows, ...section }: TableSection) {
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
          {rows.map(([name, ...cells]) => (
            <tr key={name} className={columns}>
              <th
                scope="row"
                className="col-span-full mb-1 text-sm font-normal text-muted sm:text-left @max-[17rem]:text-left"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={plans[index]}
                  data-plan={plans[index]}
                  className="flex justify-between font-semibold before:font-normal before:content-[attr(data-plan)_/_''] @min-[17rem]:block @min-[17rem]:before:hidden"
                >
                  {typeof cell === 'boolean' ? <Included included={cell} /> : String(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
