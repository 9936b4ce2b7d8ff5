import { clsx } from 'clsx'

/** The number of a step in a circle. Screen readers get the number from the list. */
export const StepNumber = ({ index, size = 'md' }: { index: number; size?: 'sm' | 'md' }) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center rounded-full bg-surface text-sm font-bold text-accent tabular-nums ring-1 ring-accent-line',
      size === 'md' ? 'size-11' : 'size-8',
    )}
  >
    {index + 1}
  </span>
)
