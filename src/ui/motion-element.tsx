import { domAnimation, type HTMLMotionProps, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ComponentType } from 'react'

const elements = { div: m.div, li: m.li, nav: m.nav, ol: m.ol, ul: m.ul }

export type Tag = keyof typeof elements

/** A framer-motion element with the features that the site uses. */
export function MotionElement<T extends Tag>({ as, ...rest }: { as: T } & HTMLMotionProps<T>) {
  const Element = elements[as] as ComponentType<unknown>
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={domAnimation}>
        <Element {...rest} />
      </LazyMotion>
    </MotionConfig>
  )
}
