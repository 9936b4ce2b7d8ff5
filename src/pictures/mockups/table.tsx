import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Cell, TableMockup } from '@/content/mockups/types'
import { CellContent, EntryRow } from './parts'

const isNumber = (cell?: Cell) => typeof cell === 'string' && /^[-+−$\d]/.test(cell)

/** Rows and columns. Narrow mockups show the first and last column. */
export function TableView({ columns, rows, keepColumns, query }: TableMockup) {
  const onlyNumbers = rows.every(({ cells }) => cells.every(isNumber))
  const revealed = rows.find((row) => row.highlighted) ?? rows[0]
  const cellClass = (index: number) =>
    clsx(
      'self-center pr-4 whitespace-nowrap tabular-nums @max-md:pr-2',
      isNumber(rows[0]?.cells[index - 1]) && 'text-right',
      index < columns.length - 1 && (keepColumns ? '@max-narrow:hidden' : '@max-md:hidden'),
    )
  const rowClass =
    'col-span-full grid grid-cols-subgrid border-line pl-4 not-first:border-t @max-md:pr-2'
  return (
    <>
      {query && (
        <div className="border-b border-line bg-sunken px-4 py-3">
          <div className="text-xs font-medium">{query.question}</div>
          <div className="mt-1 font-mono text-xs-tight text-accent">{query.sql}</div>
        </div>
      )}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_repeat(var(--cells),auto)] pb-4 text-xs not-in-data-preview:@max-md:*:nth-[n+5]:hidden',
          onlyNumbers && '@md:grid-cols-[1fr_repeat(var(--cells),1fr)]',
        )}
        style={{ '--cells': columns.length - 1 } as CSSProperties}
      >
        <div className={clsx(rowClass, 'py-1.5 text-xs-tight text-muted')}>
          {columns.map((name, index) => (
            <span key={name} className={index ? cellClass(index) : ''}>
              {name}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div
            key={row.title}
            className={clsx(rowClass, 'py-2.5', row.highlighted && 'bg-accent-tint')}
          >
            <EntryRow {...row} compact={keepColumns} className="pr-4 @max-md:pr-2" />
            {row.cells.map((cell, at) => (
              <span
                key={columns[at + 1]}
                className={clsx(cellClass(at + 1), row === revealed && 'reveal')}
                style={{ transitionDelay: `${at * 0.05}s` }}
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
