import type { TableSection } from '@/content/types'
import { Section } from './section'
import { Included } from './table'

/** What each plan includes, in columns as wide as the cards of the plans; the names of the plans stay in sight. */
export function Comparison({ columns: [feature, ...plans], rows, ...section }: TableSection) {
  const columns = 'grid grid-cols-3 gap-x-4 border-b border-line py-3 text-center lg:gap-x-6'
  return (
    <Section {...section}>
      <table className="block">
        <thead className="sticky top-header z-10 block bg-page">
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
                className="col-span-3 mb-1 text-sm font-normal text-muted sm:text-left"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={plans[index]} className="font-semibold">
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
