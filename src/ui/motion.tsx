import type { MotionProps } from 'framer-motion'
import { type ComponentProps, type ElementType, useState } from 'react'
import { createStore } from 'zustand'
import type * as MotionModule from './motion-element'

/** Has framer-motion's elements once they have loaded. */
const { getState, setState } = createStore<Partial<typeof MotionModule>>(() => ({}))

/** Loads framer-motion's elements when the browser is idle, if motion isn't reduced. */
export function loadMotion() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void import('./motion-element').then(setState, () => undefined))
}

/** An element with a `motion`, or a plain one if it is created before framer-motion has loaded. */
export function Animated<T extends MotionModule.Tag>({
  as,
  motion,
  ...rest
}: ComponentProps<T> & { as: T; motion: MotionProps }) {
  const [{ MotionElement }] = useState(getState)
  const Element: ElementType = MotionElement ?? as
  return <Element {...(MotionElement && { as, ...motion })} {...rest} />
}

/** The motion of a list whose items animate in 0.05 s apart when it scrolls into view. */
export const stagger: MotionProps = {
  variants: { visible: { transition: { staggerChildren: 0.05 } } },
  initial: 'hidden',
  whileInView: 'visible',
  // The margin is less than an item's height, so that a focused item is never invisible.
  viewport: { once: true, margin: '0px 0px -64px 0px' },
}

/** The motion of an item in such a list. */
export const slideUp: MotionProps = {
  variants: {
    hidden: { y: 16, opacity: 0 },
    visible: { y: 0, opacity: 1, transition: { duration: 0.35, ease: 'easeOut' } },
  },
}
