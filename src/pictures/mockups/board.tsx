import { clsx } from 'clsx'
import type { BoardMockup } from '@/content/mockups/types'
import { CellContent, EntryRow } from './parts'

/** Three columns of cards. Narrow mockups show the last two columns. */
export const BoardView = ({ columns }: BoardMockup) => (
  <div className="grid grid-cols-2 gap-3 bg-sunken p-3 pb-4 @md:grid-cols-3">
    {columns.map(({ name, sum, cards }) => (
      <div key={name} className="@max-md:first:hidden">
        <div className="mb-2 flex items-baseline justify-between gap-2 px-0.5">
          <span className="text-xs font-semibold">{name}</span>
          <span className="text-xs-tight text-muted tabular-nums">{sum}</span>
        </div>
        <div className="grid gap-2">
          {cards.map(({ value, dragged, ...card }) => (
            <div
              key={card.title}
              className={
                dragged &&
                'rounded-sm bg-accent-tint outline-1 -outline-offset-1 outline-accent-vivid outline-dashed'
              }
            >
              <div
                className={clsx(
                  'rounded-sm border bg-surface p-2.5',
                  dragged
                    ? 'relative translate-x-1.5 -translate-y-1.5 -rotate-3 reveal border-accent-line shadow-floating [--from:translate(-0.5rem,0.375rem)]'
                    : 'border-line shadow-card',
                )}
              >
                <EntryRow {...card} />
                {value && (
                  <div className="mt-1.5 -ml-0.5 flex">
                    <CellContent cell={value} />
                  </div>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
