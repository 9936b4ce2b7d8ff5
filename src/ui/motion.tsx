import { MotionConfig, type MotionProps, useReducedMotion } from 'framer-motion'
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
import type * as Elements from './motion-elements'

const ElementsContext = createContext<typeof Elements | undefined>(undefined)

/** framer-motion's elements; undefined until they have loaded. */
export const useMotionElements = () => use(ElementsContext)

/** framer-motion for the app: loads its elements when the browser is idle. Reduced motion turns animations off. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<typeof Elements>()
  useEffect(() => {
    const load = () =>
      import('./motion-elements').then(
        (loaded) => startTransition(() => setElements(loaded)),
        // Everything shows without animation.
        () => undefined,
      )
    // Safari does not tell when it is idle.
    const idle = window.requestIdleCallback ?? setTimeout
    idle(() => void load())
  }, [])
  return (
    <MotionConfig
      // `reducedMotion` alone would still fade.
      reducedMotion="user"
      skipAnimations={useReducedMotion() ?? false}
      transition={{ duration: 0.2, ease: 'easeOut' }}
    >
      <ElementsContext value={elements}>{children}</ElementsContext>
    </MotionConfig>
  )
}

type Tag = 'div' | 'li' | 'nav' | 'ol' | 'span' | 'ul'

/**
 * An element that framer-motion animates by the props in `motion`. If it is created before framer-motion
 * has loaded, as in the first view, it is a plain element and stays one.
 */
export function Animated<T extends Tag>({
  as,
  motion,
  ...rest
}: ComponentProps<T> & { as: T; motion?: MotionProps | undefined }) {
  const [elements] = useState(useMotionElements())
  const Element: ElementType = elements?.motion[as as Tag] ?? as
  return <Element {...(elements && motion)} {...rest} />
}

/** Of a list: its items come in 0.05 s apart. */
export const stagger: MotionProps = {
  variants: { visible: { transition: { staggerChildren: 0.05 } } },
  initial: 'hidden',
  animate: 'visible',
}

/** Of an item in such a list. */
export const fadeUp: MotionProps = {
  variants: { hidden: { opacity: 0, y: 12 }, visible: { opacity: 1, y: 0 } },
}
