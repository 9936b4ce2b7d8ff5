import type { ChecklistMockup } from '@/content/mockups'
import { Animated } from '@/ui/motion'
import { fill } from './motion'

/** The progress of a checklist. */
export function Checklist({ progress, text }: ChecklistMockup) {
  return (
    <div className="border-b border-line px-4 py-3">
      <div className="h-1.5 overflow-hidden rounded-full bg-accent-tint ring-1 ring-accent-line ring-inset">
        <Animated
          as="div"
          motion={fill()}
          className="h-full origin-left rounded-full bg-accent-vivid"
          style={{ width: `${progress}%` }}
        />
      </div>
      <div className="mt-2 text-xs text-muted tabular-nums">{text}</div>
    </div>
  )
}
