import type { BoardMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { MockBadge } from './parts'

/** Three columns of cards; one card is being dragged. */
export function Board({ columns, dragged }: BoardMockup) {
  return (
    <div className="grid grid-cols-3 gap-3 bg-sunken p-3 pb-10">
      {columns.map(({ name, sum, cards }, column) => (
        <div key={name} className="min-w-0">
          <div className="mb-2 flex items-baseline justify-between gap-2 px-0.5">
            <span className="truncate text-2xs font-semibold">{name}</span>
            <span className="text-3xs text-muted tabular-nums">{sum}</span>
          </div>
          <div className="grid gap-2">
            {cards.map(([title, text, badge], index) => {
              const isDragged = dragged[0] === column && dragged[1] === index
              return (
                <div
                  key={title}
                  className={cn(
                    isDragged &&
                      'rounded-sm bg-accent-tint outline-1 -outline-offset-1 outline-accent-vivid outline-dashed',
                  )}
                >
                  <div
                    className={cn(
                      'rounded-sm border bg-surface p-2.5',
                      isDragged
                        ? 'relative translate-x-2 -translate-y-1.5 -rotate-3 border-accent-line shadow-floating'
                        : 'border-line shadow-card',
                    )}
                  >
                    <div className="text-2xs font-semibold">{title}</div>
                    <div className="mt-0.5 text-3xs text-muted tabular-nums">{text}</div>
                    {badge && (
                      <div className="mt-1.5 -ml-0.5 flex">
                        <MockBadge badge={badge} />
                      </div>
                    )}
                  </div>
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
