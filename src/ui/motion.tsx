import { LazyMotion, MotionConfig, useReducedMotion, type Variants } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ComponentProps, createContext, type ReactNode, type Ref, use, useState } from 'react'

const MotionReady = createContext(false)
const never = new Promise<never>(() => undefined)

/** Resolves when the browser is idle. Safari does not tell. */
const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

/** framer-motion for the app. Its features load when the browser is idle; reduced motion turns animations off. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  const loadFeatures = async () => {
    await idle()
    // Without its features, framer-motion shows everything without animation.
    const features = await import('./motion-features').catch(() => never)
    setReady(true)
    return features.default
  }
  return (
    <LazyMotion strict features={loadFeatures}>
      <MotionConfig
        // `reducedMotion` alone would still fade.
        reducedMotion="user"
        skipAnimations={useReducedMotion() ?? false}
        transition={{ duration: 0.2, ease: 'easeOut' }}
      >
        <MotionReady value={ready}>{children}</MotionReady>
      </MotionConfig>
    </LazyMotion>
  )
}

/**
 * The `initial` of an element that animates in: its `hidden` variant, or false until the features
 * have loaded, because nothing would show it again.
 */
export const useInitial = () => (use(MotionReady) ? 'hidden' : false)

const stagger: Variants = { visible: { transition: { staggerChildren: 0.05 } } }
const fadeUp: Variants = { hidden: { opacity: 0, y: 12 }, visible: { opacity: 1, y: 0 } }

interface ListProps extends Pick<ComponentProps<'ul'>, 'className' | 'tabIndex' | 'children'> {
  'aria-label'?: string
  ordered?: boolean
  ref?: Ref<HTMLUListElement & HTMLOListElement>
}

/** A list of `StaggeredItem`s, which come in 0.05 s apart, but not in the first view. */
export function StaggeredList({ ordered, ...rest }: ListProps) {
  const [animates] = useState(use(MotionReady))
  const List = ordered ? 'ol' : 'ul'
  const MotionList = ordered ? m.ol : m.ul
  if (!animates) return <List {...rest} />
  return <MotionList variants={stagger} initial="hidden" animate="visible" {...rest} />
}

interface ItemProps extends Pick<ComponentProps<'li'>, 'className' | 'children'> {
  'data-suite'?: string
}

export function StaggeredItem(props: ItemProps) {
  const [animates] = useState(use(MotionReady))
  return animates ? <m.li variants={fadeUp} {...props} /> : <li {...props} />
}

/** A menu, from the edge that it hangs from. */
export const slideDown: Variants = {
  hidden: { opacity: 0, y: -6, scale: 0.985 },
  visible: { opacity: 1, y: 0, scale: 1 },
}
