import { cn } from '@/lib/cn'
import { CellView, small, tiny } from './parts'
import type { Cell, TableScene } from './scene'

const isNumber = (cell?: Cell) => typeof cell === 'string' && /^[-+$\d]/.test(cell)

/** Rows and columns: a ledger, a register, a comparison. */
export function Table({ scene: { columns, rows, active, whole, ask } }: { scene: TableScene }) {
  // The second of three or more cells is the one that a narrow picture can do without.
  const cell = (index: number, of?: Cell) =>
    cn(
      'self-center pl-4 whitespace-nowrap tabular-nums',
      isNumber(of) && 'text-right',
      !whole && columns.length > 3 && index === 1 && '@max-md:hidden',
    )
  const line = 'col-span-full grid grid-cols-subgrid border-b border-line px-4 last:border-0'
  return (
    <>
      {ask && (
        <div className="border-b border-line bg-sunken px-4 py-3">
          <div className="text-xs font-medium">{ask[0]}</div>
          <div className={cn('mt-1 font-mono text-accent', tiny)}>{ask[1]}</div>
        </div>
      )}
      <div
        className={cn('grid', small)}
        style={{ gridTemplateColumns: `minmax(0, 1fr) repeat(${columns.length - 1}, auto)` }}
      >
        <div className={cn(line, 'py-1.5 text-muted', tiny)}>
          {columns.map((name, index) => (
            <span key={name} className={index ? cell(index, rows[0]?.[index + 1]) : ''}>
              {name}
            </span>
          ))}
        </div>
        {rows.map(([name, sub, ...cells], index) => (
          <div key={name} className={cn(line, 'py-2', index === active && 'bg-accent-tint')}>
            <span className="min-w-0">
              <span className="block truncate text-xs font-semibold">{name}</span>
              <span className={cn('block truncate text-muted', tiny)}>{sub}</span>
            </span>
            {cells.map((of, at) => (
              <span key={columns[at + 1]} className={cell(at + 1, of)}>
                <CellView cell={of} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
