import { clsx } from 'clsx'

/** The number of a step in a circle. Screen readers get the number from the list. */
export const StepNumber = ({ index, size = 'md' }: { index: number; size?: 'sm' | 'md' }) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
      size === 'md'
        ? 'size-11 bg-accent-solid text-on-accent print-exact'
        : 'size-8 bg-surface text-accent ring-1 ring-accent-line',
    )}
  >
    {index + 1}
  </span>
)
