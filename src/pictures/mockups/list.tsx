import type { ListMockup } from '@/content/mockup-types'

/** The progress of a list. Its items are the `entries` of the window. */
export function ListView({ progress, text }: ListMockup) {
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
