/** A dot in the color of the suite around it. */
export const SuiteDot = () => <span aria-hidden className="size-2 rounded-full bg-accent-vivid" />
