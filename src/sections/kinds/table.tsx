import { clsx } from 'clsx'
import type { TableCell, TableSection } from '@/content/types'
import { Link } from '@/routing/link'
import { findPageRoute } from '@/routing/route-lookup'
import { Card } from '@/ui/card'
import { Section } from '../section'

/** A table with any number of columns. In a narrow column, each row is a block of labels and values. */
export function Table({ columns, rows, ...content }: TableSection) {
  const hasAmounts = columns.map((_, column) => rows.every((row) => isAmount(row[column])))
  return (
    <Section
      content={content}
      lines={rows.map((row) =>
        row.flatMap((cell, index) =>
          typeof cell === 'string' ? (index ? `${columns[index]}: ${cell}` : cell) : [],
        ),
      )}
    >
      <Card size="none" className="overflow-x-auto text-sm">
        <table className="block w-full text-left wrap-anywhere tabular-nums @2xl:table @2xl:wrap-normal">
          <thead className="@max-2xl:hidden">
            <tr className="border-b border-line bg-accent-tint text-accent">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx('px-6 py-4 font-semibold', hasAmounts[index] && 'text-right')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block align-top @2xl:table-row-group">
            {rows.map(([name, ...cells]) => (
              <tr
                key={name}
                className={clsx(
                  'block px-5 py-4 @2xl:table-row @2xl:p-0',
                  name === 'Total'
                    ? 'border-t-2 border-ink font-semibold'
                    : 'border-line text-muted not-first:border-t',
                )}
              >
                <th
                  scope="row"
                  className="block font-semibold text-balance text-ink @2xl:table-cell @2xl:min-w-32 @2xl:px-6 @2xl:py-4"
                >
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className={clsx(
                      'mt-1.5 grid items-baseline gap-x-4 @max-2xl:text-ink @2xl:table-cell @2xl:px-6 @2xl:py-4',
                      hasAmounts[index + 1]
                        ? 'text-right @narrow:grid-cols-[1fr_auto]'
                        : '@narrow:grid-cols-[minmax(6rem,1fr)_2.4fr]',
                    )}
                  >
                    <span className="text-left text-xs text-muted @2xl:hidden">
                      {columns[index + 1]}
                    </span>
                    <Value cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}

/** Whether a cell is an amount of money, which is aligned to the right. */
const isAmount = (cell?: TableCell) => typeof cell === 'string' && /^[−-]?\$[\d,.]+$/.test(cell)

const Value = ({ cell }: { cell: TableCell }) =>
  typeof cell === 'string' ? (
    <span className="inline-block max-w-[40em] text-pretty">{cell}</span>
  ) : (
    <Link
      to={cell.to}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
    >
      {findPageRoute(cell.to)?.label}
    </Link>
  )
