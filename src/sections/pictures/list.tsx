import { cn } from '@/lib/cn'
import { CellView, small, Tick, tiny } from './parts'
import type { ListScene } from './scene'

/** Things to do, some of them done. */
export function List({ scene: { progress, text, items } }: { scene: ListScene }) {
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <div className="h-1.5 overflow-hidden rounded-full bg-accent-tint ring-1 ring-accent-line ring-inset">
          <div className="h-full rounded-full bg-accent-vivid" style={{ width: `${progress}%` }} />
        </div>
        <div className={cn('mt-2 text-muted tabular-nums', small)}>{text}</div>
      </div>
      <div className="px-4 py-1">
        {items.map(([title, sub, cell, ticked]) => (
          <div
            key={title}
            className="flex items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <Tick on={ticked ?? false} />
            <div className="min-w-0 flex-1">
              <div className={cn('truncate text-xs font-semibold', ticked && 'text-muted')}>
                {title}
              </div>
              <div className={cn('truncate text-muted', tiny)}>{sub}</div>
            </div>
            <div className={cn('tabular-nums', small)}>
              <CellView cell={cell} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
