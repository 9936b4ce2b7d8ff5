import { cn } from '@/lib/cn'
import { Pill, tiny } from './parts'
import type { FlowScene, Mark } from './scene'

function Step({
  title,
  sub,
  mark,
  number,
}: {
  title: string
  sub: string
  mark?: Mark
  number?: number
}) {
  return (
    <div className="flex items-center gap-3 rounded border border-line bg-surface px-3 py-2 shadow-card">
      {number && (
        <span
          className={cn(
            'grid size-7 shrink-0 place-items-center rounded-sm bg-accent-tint font-semibold text-accent tabular-nums',
            tiny,
          )}
        >
          {number}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="truncate text-xs font-semibold">{title}</div>
        <div className={cn('text-muted', tiny, number ? 'truncate' : '')}>{sub}</div>
      </div>
      {mark && <Pill mark={mark} />}
    </div>
  )
}

/** Steps from top to bottom that part into two ways. */
export function Flow({ scene: { steps, ways } }: { scene: FlowScene }) {
  return (
    <div
      className="bg-sunken px-6 pt-5 pb-12"
      style={{
        backgroundImage: 'radial-gradient(var(--line) 1px, transparent 1.5px)',
        backgroundSize: '1rem 1rem',
      }}
    >
      {steps.map(([title, sub, mark], index) => (
        <div key={title} className="mx-auto max-w-80">
          <Step title={title} sub={sub} mark={mark} number={index + 1} />
          <div className="mx-auto h-4 w-px bg-control" />
        </div>
      ))}
      <div className="grid grid-cols-2 gap-x-6">
        {ways.map(([when, title, sub], index) => (
          <div key={when} className="relative pt-8">
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
                'absolute top-2 rounded-full border border-accent-line bg-surface px-2 font-semibold text-accent',
                tiny,
                index ? 'right-1/2 translate-x-1/2' : 'left-1/2 -translate-x-1/2',
              )}
            >
              {when}
            </span>
            <Step title={title} sub={sub} />
          </div>
        ))}
      </div>
    </div>
  )
}
