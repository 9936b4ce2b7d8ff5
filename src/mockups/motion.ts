import type { MotionProps, TargetAndTransition } from 'framer-motion'

/** A mockup whose parts move once, when it is seen. */
export const moveOnceSeen: MotionProps = {
  whileInView: 'seen',
  viewport: { once: true, margin: '0px 0px -20% 0px' },
}

/**
 * How a part moves: keyframes that end in the drawn state, so that nothing is hidden before, and a delay
 * within the sequence, 0 to 0.6 s.
 */
const onceSeen =
  (keyframes: TargetAndTransition) =>
  (delay = 0): MotionProps => ({
    variants: {
      seen: { ...keyframes, transition: { delay: 0.2 + delay, duration: 0.6, ease: 'easeOut' } },
    },
  })

/** A message, a step or a note arrives. */
export const arrive = onceSeen({ opacity: [0, 1], y: [14, 0] })
/** A status, a pin or a booking appears. */
export const pop = onceSeen({ opacity: [0, 1], scale: [0.7, 1] })
/** A bar rises. */
export const rise = onceSeen({ scaleY: [0.1, 1] })
/** A progress bar fills. */
export const fill = onceSeen({ scaleX: [0, 1] })
/** A line is drawn from left to right. */
export const draw = onceSeen({ clipPath: ['inset(-10% 100% -10% 0%)', 'inset(-10% -10% -10% 0%)'] })
/** A deal moves a column. */
export const move = onceSeen({ x: ['-100%', '0%'], y: [12, 0] })
/** A block is dragged from the palette to its place. */
export const place = onceSeen({ x: [-56, 0], y: [40, 0] })
