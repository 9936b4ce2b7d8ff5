import { clsx } from 'clsx'
import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import type { Mockup } from '@/content/mockups'
import { useMotionModule } from '@/ui/motion'

/** Loaded after hydration. A failure costs the picture, but not the page. */
const MockupView = lazy<ComponentType<{ mockup: Mockup; detail: true }>>(async () => {
  const module = await import('./mockup-view').catch(() => undefined)
  return { default: module?.MockupView ?? (() => null) }
})

/**
 * The upper part of a mockup of a card or section below the fold, as high as its container, where it
 * fades instead of being cut. It waits for framer-motion's elements, without which it would never move.
 * After a navigation it is rendered later than the page, so that it does not delay it.
 */
export function MockupDetail({ mockup, className }: { mockup: Mockup; className?: string }) {
  const shown = useDeferredValue(useMotionModule() !== undefined, false)
  if (!shown) return null
  return (
    <div className={clsx('h-full overflow-hidden mask-b-from-75%', className)}>
      <Suspense>
        <MockupView mockup={mockup} detail />
      </Suspense>
    </div>
  )
}
