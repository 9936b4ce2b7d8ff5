import type { Cell, TableMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { CellContent, TitleLines } from './parts'

const isNumber = (cell?: Cell) => typeof cell === 'string' && /^[-+$\d]/.test(cell)

/** Rows and columns: a ledger, a register, a comparison. */
export function Table({ columns, rows, active, keepColumns, query }: TableMockup) {
  // Narrow mockups leave out the second of four or more columns.
  const cellClass = (index: number, content?: Cell) =>
    cn(
      'self-center pl-4 whitespace-nowrap tabular-nums',
      isNumber(content) && 'text-right',
      !keepColumns && columns.length > 3 && index === 1 && '@max-md:hidden',
    )
  const row = 'col-span-full grid grid-cols-subgrid border-b border-line px-4 last:border-0'
  return (
    <>
      {query && (
        <div className="border-b border-line bg-sunken px-4 py-3">
          <div className="text-xs font-medium">{query[0]}</div>
          <div className="mt-1 font-mono text-3xs text-accent">{query[1]}</div>
        </div>
      )}
      <div
        className="grid text-2xs"
        style={{ gridTemplateColumns: `minmax(0, 1fr) repeat(${columns.length - 1}, auto)` }}
      >
        <div className={cn(row, 'py-1.5 text-3xs text-muted')}>
          {columns.map((name, index) => (
            <span key={name} className={index ? cellClass(index, rows[0]?.[index + 1]) : ''}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(([name, text, ...cells], index) => (
          <div key={name} className={cn(row, 'py-2', index === active && 'bg-accent-tint')}>
            <TitleLines title={name} text={text} />
            {cells.map((cell, at) => (
              <span key={columns[at + 1]} className={cellClass(at + 1, cell)}>
                <CellContent cell={cell} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
