import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import type { Mockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'

/** Loaded after hydration. A failure costs the picture, but not the page. */
const MockupView = lazy<ComponentType<{ mockup: Mockup; detail: true }>>(async () => {
  const module = await import('./mockup-view').catch(() => undefined)
  return { default: module?.MockupView ?? (() => null) }
})

/**
 * The upper part of a mockup of a card or section below the fold, as high as its container, where it
 * fades instead of being cut. It is not prerendered. After a navigation, too, it is rendered later, so
 * that it does not delay the page.
 */
export function MockupDetail({ mockup, className }: { mockup: Mockup; className?: string }) {
  const shown = useDeferredValue(useHydrated(), false)
  if (!shown) return null
  return (
    <div className={cn('h-full overflow-hidden mask-b-from-75%', className)}>
      <Suspense>
        <MockupView mockup={mockup} detail />
      </Suspense>
    </div>
  )
}
