import type { MotionProps } from 'framer-motion'
import { Ring } from '@/pictures/ring'
import { usePageSuite } from '@/routing/use-page-route'
import { Animated, useMotionModule } from '@/ui/motion'

const turn: MotionProps = {
  animate: { rotate: 360 },
  transition: { duration: 10, ease: 'linear', repeat: Infinity },
}

/** The logo: a ring that turns once in 10 s. The segment of the page's suite stands out. */
export function Logo() {
  // The key remounts the ring once framer-motion's elements have loaded.
  const key = useMotionModule() ? 'turning' : 'still'
  return (
    <Animated key={key} as="span" motion={turn} className="block size-8">
      <Ring moved={usePageSuite()} distance={2} className="size-full" />
    </Animated>
  )
}
