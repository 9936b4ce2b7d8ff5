import { cn } from '@/lib/cn'
import { CellView, small, Tick, tiny } from './parts'
import type { ListScene } from './scene'

/** Things to do, some of them done. */
export function List({ scene: { progress, text, items } }: { scene: ListScene }) {
  return (
    <>
      <div className="border-line border-b px-4 py-3">
        <div className="bg-accent-tint ring-accent-line h-1.5 overflow-hidden rounded-full ring-1 ring-inset">
          <div className="bg-accent-vivid h-full rounded-full" style={{ width: `${progress}%` }} />
        </div>
        <div className={cn('text-muted mt-2 tabular-nums', small)}>{text}</div>
      </div>
      <div className="px-4 py-1">
        {items.map(([title, sub, cell, ticked]) => (
          <div
            key={title}
            className="border-line flex items-center gap-3 border-b py-2 last:border-0"
          >
            <Tick on={ticked ?? false} />
            <div className="min-w-0 flex-1">
              <div className={cn('truncate text-xs font-semibold', ticked && 'text-muted')}>
                {title}
              </div>
              <div className={cn('text-muted truncate', tiny)}>{sub}</div>
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
