import { clsx } from 'clsx'

/** A dot in the color of the suite around it. */
export const SuiteDot = ({ size = 'size-2' }: { size?: string }) => (
  <span aria-hidden className={clsx('rounded-full bg-accent-vivid', size)} />
)
