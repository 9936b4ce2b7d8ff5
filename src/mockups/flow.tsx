import type { Badge, FlowMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { MockBadge, TitleLines } from './parts'

function Step({
  title,
  text,
  badge,
  number,
}: {
  title: string
  text: string
  badge?: Badge
  number?: number
}) {
  return (
    <div className="flex items-center gap-3 rounded border border-line bg-surface px-3 py-2 shadow-card">
      {number && (
        <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-accent-tint text-3xs font-semibold text-accent tabular-nums">
          {number}
        </span>
      )}
      <TitleLines title={title} text={text} wrap={!number} className="flex-1" />
      {badge && <MockBadge badge={badge} />}
    </div>
  )
}

/** Steps from top to bottom that end in two branches. */
export function Flow({ steps, branches }: FlowMockup) {
  return (
    <div
      className="bg-sunken px-6 pt-5 pb-12"
      style={{
        backgroundImage: 'radial-gradient(var(--line) 1px, transparent 1.5px)',
        backgroundSize: '1rem 1rem',
      }}
    >
      {steps.map(([title, text, badge], index) => (
        <div key={title} className="mx-auto max-w-80">
          <Step title={title} text={text} badge={badge} number={index + 1} />
          <div className="mx-auto h-4 w-px bg-control" />
        </div>
      ))}
      <div className="grid grid-cols-2 gap-x-6">
        {branches.map(([condition, title, text], index) => (
          <div key={condition} className="relative pt-8">
            <div
              className={cn(
                'absolute top-0 h-8 border-t border-control',
                index
                  ? 'right-1/2 -left-3 rounded-tr border-r'
                  : '-right-3 left-1/2 rounded-tl border-l',
              )}
            />
            <span
              className={cn(
                'absolute top-2 rounded-full border border-accent-line bg-surface px-2 text-3xs font-semibold text-accent',
                index ? 'right-1/2 translate-x-1/2' : 'left-1/2 -translate-x-1/2',
              )}
            >
              {condition}
            </span>
            <Step title={title} text={text} />
          </div>
        ))}
      </div>
    </div>
  )
}
