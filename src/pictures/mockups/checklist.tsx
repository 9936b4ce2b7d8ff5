import type { ChecklistMockup } from '@/content/mockup-types'

/** The progress bar of a checklist. Its items are the `entries` of the window. */
export function ChecklistView({ progress, text }: ChecklistMockup) {
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="h-1.5 overflow-hidden rounded-full bg-accent-tint ring-1 ring-accent-line ring-inset">
        <div
          className="h-full origin-left reveal rounded-full bg-accent-vivid [--from:scaleX(0.94)]"
          style={{ width: `${progress}%` }}
        />
      </div>
      <div className="mt-2 text-xs text-muted tabular-nums">{text}</div>
    </div>
  )
}
