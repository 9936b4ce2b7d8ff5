import { LazyMotion, MotionConfig, useReducedMotion, type Variants } from 'framer-motion'
import { createContext, type ReactNode, use, useState } from 'react'

const MotionReady = createContext(false)
const never = new Promise<never>(() => undefined)

/** framer-motion for the app. Its features load after hydration; reduced motion turns animations off. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false)
  const loadFeatures = async () => {
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

/** A page that replaces another. */
export const fadeIn: Variants = { hidden: { opacity: 0 }, visible: { opacity: 1 } }

/** A list whose items come in 0.05 s apart; each item has the variants `fadeUp`. */
export const stagger: Variants = { visible: { transition: { staggerChildren: 0.05 } } }

export const fadeUp: Variants = { hidden: { opacity: 0, y: 12 }, visible: { opacity: 1, y: 0 } }

/** A menu, from the edge that it hangs from. */
export const slideDown: Variants = {
  hidden: { opacity: 0, y: -6, scale: 0.985 },
  visible: { opacity: 1, y: 0, scale: 1 },
}
