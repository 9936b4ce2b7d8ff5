import { clsx } from 'clsx'

const sizes = {
  sm: 'size-8 bg-surface text-accent ring-1 ring-accent-line',
  md: 'size-11 bg-accent-solid text-on-accent print-exact',
}

/** The number of a step in a circle. Screen readers get the number from the list. */
export const StepNumber = ({
  index,
  size = 'md',
}: {
  index: number
  size?: keyof typeof sizes
}) => (
  <span
    aria-hidden
    className={clsx(
      'grid shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums',
      sizes[size],
    )}
  >
    {index + 1}
  </span>
)
