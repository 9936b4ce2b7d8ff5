import { clsx } from 'clsx'
import type { Cell, TableMockup } from '@/content/mockups'
import { CellContent, Row } from './parts'

const isNumber = (cell?: Cell) => typeof cell === 'string' && /^[-+−$\d]/.test(cell)

/** Rows and columns: a ledger, a register, a comparison. Narrow mockups show the first and the last column. */
export function TableView({ columns, rows, active, keepColumns, query }: TableMockup) {
  const cellClass = (index: number, content?: Cell) =>
    clsx(
      'self-center pl-4 whitespace-nowrap tabular-nums @max-md:pl-2',
      isNumber(content) && 'text-right',
      index < columns.length - 1 && (keepColumns ? '@max-[17rem]:hidden' : '@max-md:hidden'),
    )
  const row = 'col-span-full grid grid-cols-subgrid px-4'
  return (
    <>
      {query && (
        <div className="border-b border-line bg-sunken px-4 py-3">
          <div className="text-xs font-medium">{query[0]}</div>
          <div className="mt-1 font-mono text-2xs text-accent">{query[1]}</div>
        </div>
      )}
      <div
        className="grid divide-y divide-line pb-(--foot) text-xs @max-md:*:nth-[n+5]:hidden"
        style={{ gridTemplateColumns: `minmax(0, 1fr) repeat(${columns.length - 1}, auto)` }}
      >
        <div className={clsx(row, 'py-1.5 text-2xs text-muted')}>
          {columns.map((name, index) => (
            <span key={name} className={index ? cellClass(index, rows[0]?.[index + 1]) : ''}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(([name, text, ...cells], index) => (
          <div key={name} className={clsx(row, 'py-2.5', index === active && 'bg-accent-tint')}>
            <Row row={[name, text]} className={clsx(keepColumns && '@max-md:*:*:last:hidden')} />
            {cells.map((cell, at) => (
              <span
                key={columns[at + 1]}
                className={clsx(
                  cellClass(at + 1, cell),
                  index === (active ?? 0) && 'seen:animate-pop',
                )}
                style={{ animationDelay: `${0.2 + at * 0.2}s` }}
              >
                <CellContent cell={cell} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
