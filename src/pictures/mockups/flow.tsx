import { clsx } from 'clsx'
import type { FlowMockup } from '@/content/mockup-types'
import { EntryRow } from './parts'

const box = 'rounded border border-line bg-surface px-3 py-2.5 shadow-card'

/** Steps from top to bottom that end in two branches. */
export function FlowView({ steps, branches }: FlowMockup) {
  return (
    <div className="bg-sunken bg-[radial-gradient(var(--line)_1px,transparent_1.5px)] bg-size-[1rem_1rem] px-4 pt-5 pb-6 @md:px-8">
      {steps.map((step, index) => (
        <div
          key={step.title}
          className="mx-auto max-w-96 reveal"
          style={{ transitionDelay: `${index * 0.05}s` }}
        >
          <EntryRow
            lead={
              <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-accent-tint text-xs/4.5 font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
            }
            entry={step}
            className={box}
          />
          <div className="mx-auto h-4 w-px bg-control" />
        </div>
      ))}
      <div className="grid grid-cols-2 gap-x-4 @md:gap-x-6">
        {branches.map(({ condition, ...branch }, index) => (
          <div key={condition} className="relative pt-9">
            <div
              className={clsx(
                'absolute top-0 h-9 border-t border-control',
                index
                  ? 'right-1/2 -left-2 rounded-tr border-r @md:-left-3'
                  : '-right-2 left-1/2 rounded-tl border-l @md:-right-3',
              )}
            />
            <span
              className="absolute inset-x-0 top-2 mx-auto w-fit reveal rounded-full border border-accent-line bg-surface px-2 text-xs/4.5 font-semibold text-accent"
              style={{ transitionDelay: `${steps.length * 0.05}s` }}
            >
              {condition}
            </span>
            <EntryRow entry={branch} className={box} />
          </div>
        ))}
      </div>
    </div>
  )
}
