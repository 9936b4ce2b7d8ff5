import type { TableSection } from '@/content/types'
import { Section } from './section'

/** Facts in rows and columns; on narrow screens each row is a block with the column names. */
export function Table({ section }: { section: TableSection }) {
  const [, ...columns] = section.columns
  return (
    <Section title={section.title} intro={section.intro}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <table className="block w-full text-left text-sm md:table">
          <thead className="max-md:hidden">
            <tr className="border-b border-line bg-accent-tint md:table-row">
              {section.columns.map((column) => (
                <th key={column} scope="col" className="px-6 py-4 font-semibold text-accent">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group">
            {section.rows.map(([name, ...cells]) => (
              <tr key={name} className="block px-6 py-5 md:table-row md:p-0">
                <th
                  scope="row"
                  className="block font-semibold md:table-cell md:w-1/4 md:px-6 md:py-4 md:align-top"
                >
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className="mt-2 block text-muted md:table-cell md:px-6 md:py-4 md:align-top"
                  >
                    <span className="block text-xs font-medium text-accent md:hidden">
                      {columns[index]}
                    </span>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
