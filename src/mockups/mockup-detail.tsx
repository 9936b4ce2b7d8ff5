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
 * The upper part of a mockup of a card or section below the fold, in a box as high as its container,
 * where it fades instead of being cut. Only the box is prerendered. After a navigation, too, the
 * mockup is rendered later, so that it does not delay the page.
 */
export function MockupDetail({ mockup, className }: { mockup: Mockup; className?: string }) {
  const shown = useDeferredValue(useHydrated(), false)
  return (
    <div className={cn('h-full overflow-hidden mask-b-from-75%', className)}>
      {shown && (
        <Suspense>
          <MockupView mockup={mockup} detail />
        </Suspense>
      )}
    </div>
  )
}
