import * as m from 'framer-motion/m'
import { cn } from '@/lib/cn'
import Ring from '@/ui/ring.svg?react'

/** The ring as the logo: it turns once in 10 s. */
export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <m.span
      className={cn('block', className)}
      animate={{ rotate: 360 }}
      transition={{ duration: 10, ease: 'linear', repeat: Infinity }}
    >
      <Ring className="size-full" />
    </m.span>
  )
}
