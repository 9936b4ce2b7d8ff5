import { clsx } from 'clsx'
import type { TableCell, TableSection } from '@/content/types'
import { Link } from '@/routing/link'
import { findPageRoute } from '@/routing/route-lookup'
import { Card } from '@/ui/card'
import { Section } from './section'

/** A table of facts. In a narrow column, each row is a block of labels and values. */
export function Table({ columns, rows, total, ...section }: TableSection) {
  const align = columns.map(
    (_, column) => rows.every((row) => isAmount(row[column])) && 'text-right',
  )
  return (
    <Section {...section}>
      <Card size="none">
        <div className="overflow-x-auto text-sm">
          <table className="block w-full text-left wrap-anywhere tabular-nums @2xl:table @2xl:wrap-normal">
            <thead className="@max-2xl:hidden">
              <tr className="border-b border-line bg-accent-tint text-accent">
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx('px-6 py-4 font-semibold', align[index])}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block align-top @2xl:table-row-group">
              {rows.map(([name, ...cells], index) => (
                <tr
                  key={name}
                  className={clsx(
                    'block px-5 py-4 @2xl:table-row @2xl:p-0',
                    total && index === rows.length - 1
                      ? 'border-t-2 border-ink font-semibold'
                      : 'border-line text-muted not-first:border-t',
                  )}
                >
                  <th
                    scope="row"
                    className="block font-semibold text-ink @2xl:table-cell @2xl:min-w-32 @2xl:px-6 @2xl:py-4"
                  >
                    {name}
                  </th>
                  {cells.map((cell, cellIndex) => (
                    <td
                      key={columns[cellIndex + 1]}
                      className={clsx(
                        'mt-2 grid gap-x-4 @narrow:grid-cols-[minmax(6.5rem,2fr)_3fr] @2xl:table-cell @2xl:px-6 @2xl:py-4',
                        align[cellIndex + 1],
                      )}
                    >
                      <span className="text-left text-accent @2xl:hidden">
                        {columns[cellIndex + 1]}
                      </span>
                      <Value cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </Section>
  )
}

/** Whether a cell is an amount of money, which is aligned to the right. */
const isAmount = (cell?: TableCell) => typeof cell === 'string' && /^[−-]?\$[\d,.]+$/.test(cell)

function Value({ cell }: { cell: TableCell }) {
  if (typeof cell === 'string') return <span>{cell}</span>
  return (
    <Link
      to={cell.to}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
    >
      {findPageRoute(cell.to)?.label}
    </Link>
  )
}
