import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { recommendedPlan } from '@/content/catalog/plans'
import type { TableCell, TableSection } from '@/content/types'
import { Link } from '@/routing/link'
import { findPageRoute } from '@/routing/route-lookup'
import { Card } from '@/ui/card'
import { IncludedMark } from './included-mark'
import { Section } from './section'

/** The classes of a table of marks, and of one of other values. */
const styles = {
  marks: {
    scroller: '',
    table: '@2xl:table-fixed',
    head: 'sticky top-header z-1 @max-2xl:block',
    columnName:
      'py-3 first:px-4 @max-md:text-[0.6875rem] @max-xs:first:sr-only @2xl:py-4 @2xl:first:w-1/3 @2xl:first:px-6',
    row: 'mark-row',
    rowName: 'py-3 pl-4 @max-2xl:font-medium @max-xs:col-span-full @max-xs:pb-0 @2xl:py-3.5',
    cell: 'px-1 py-3 @2xl:py-3.5',
  },
  values: {
    scroller: 'overflow-x-auto',
    table: '',
    head: '@max-2xl:hidden',
    columnName: 'px-6 py-4',
    row: 'block px-5 py-4 @2xl:p-0',
    rowName: '@2xl:py-4',
    cell: 'mt-1.5 grid items-baseline gap-x-4 @narrow:grid-cols-[minmax(6rem,1fr)_2.4fr] @max-2xl:text-ink @2xl:px-6 @2xl:py-4',
  },
}

/**
 * A table with any number of columns. In a narrow column, each row is a block of labels and values.
 * A row of marks stays a row there, and the header stays in view.
 */
export function Table({ columns, rows, ...content }: TableSection) {
  const hasMarks = rows.some((row) => row.some((cell) => typeof cell === 'boolean'))
  const style = styles[hasMarks ? 'marks' : 'values']
  const align = columns.map((_, column) =>
    hasMarks
      ? column > 0 && 'text-center'
      : rows.every((row) => isAmount(row[column])) && 'text-right',
  )
  return (
    <Section content={content}>
      <Card size="none">
        <div className={clsx('text-sm', style.scroller)}>
          <table
            style={{ '--columns': columns.length - 1 } as CSSProperties}
            className={clsx(
              'block w-full text-left wrap-anywhere tabular-nums @2xl:table @2xl:wrap-normal',
              style.table,
            )}
          >
            <thead className={style.head}>
              <tr
                className={clsx(
                  'border-b border-line bg-accent-tint text-accent',
                  hasMarks && style.row,
                )}
              >
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx('font-semibold', style.columnName, align[index])}
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
                    '@2xl:table-row',
                    style.row,
                    name === 'Total'
                      ? 'border-t-2 border-ink font-semibold'
                      : 'border-line text-muted not-first:border-t',
                  )}
                >
                  <th
                    scope="row"
                    className={clsx(
                      'block font-semibold text-ink @2xl:table-cell @2xl:min-w-32 @2xl:px-6',
                      style.rowName,
                    )}
                  >
                    {name}
                  </th>
                  {cells.map((cell, cellIndex) => (
                    <td
                      key={columns[cellIndex + 1]}
                      className={clsx(
                        '@2xl:table-cell',
                        style.cell,
                        align[cellIndex + 1],
                        columns[cellIndex + 1] === recommendedPlan.name && '@xs:bg-accent-tint',
                      )}
                    >
                      {!hasMarks && (
                        <span className="text-left text-xs text-muted @2xl:hidden">
                          {columns[cellIndex + 1]}
                        </span>
                      )}
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
  if (typeof cell === 'boolean') return <IncludedMark included={cell} />
  return (
    <Link
      to={cell.to}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
    >
      {findPageRoute(cell.to)?.label}
    </Link>
  )
}
