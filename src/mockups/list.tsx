import type { ListMockup } from '@/content/mockups'
import { ListRow } from './parts'

/** A checklist with its progress. */
export function List({ progress, text, items }: ListMockup) {
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <div className="h-1.5 overflow-hidden rounded-full bg-accent-tint ring-1 ring-accent-line ring-inset">
          <div className="h-full rounded-full bg-accent-vivid" style={{ width: `${progress}%` }} />
        </div>
        <div className="mt-2 text-2xs text-muted tabular-nums">{text}</div>
      </div>
      <div className="px-4 py-1">
        {items.map(([title, line, cell, checked = false]) => (
          <ListRow key={title} title={title} text={line} cell={cell} checked={checked} />
        ))}
      </div>
    </>
  )
}
