import { MotionConfig, type MotionProps } from 'framer-motion'
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react'
import type * as MotionModule from './motion-element'

const MotionContext = createContext<typeof MotionModule | undefined>(undefined)

/** The module with framer-motion's elements; undefined until it loads, and if it doesn't. */
export const useMotionModule = () => use(MotionContext)

/** Provides framer-motion, whose elements load when the browser is idle, if motion isn't reduced. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [module, setModule] = useState<typeof MotionModule>()
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const load = async () => {
      const loaded = await import('./motion-element').catch(() => undefined)
      startTransition(() => setModule(loaded))
    }
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void load())
  }, [])
  return (
    <MotionConfig reducedMotion="user">
      <MotionContext value={module}>{children}</MotionContext>
    </MotionConfig>
  )
}

/** An element with a `motion`, or a plain one if it is created before framer-motion has loaded. */
export function Animated<T extends MotionModule.Tag>({
  as,
  motion,
  ...rest
}: ComponentProps<T> & { as: T; motion: MotionProps }) {
  const loaded = useMotionModule()
  const [module] = useState(loaded)
  const Element: ElementType = module?.MotionElement ?? as
  return <Element {...(module && { as, ...motion })} {...rest} />
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
