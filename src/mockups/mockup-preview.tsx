import { clsx } from 'clsx'
import { useInView } from 'framer-motion'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useDeferredValue,
  useRef,
} from 'react'
import type { Mockup } from '@/content/mockups'
import { useHydrated } from '@/lib/use-hydrated'

/** Loaded after hydration. If it fails to load, the page shows without the picture. */
const MockupView = lazy<ComponentType<{ mockup: Mockup; preview: true }>>(async () => {
  const module = await import('./mockup-view').catch(() => undefined)
  return { default: module?.MockupView ?? (() => null) }
})

/**
 * The upper part of a mockup in a card or section below the first view: as high as its container, where it
 * fades out. It renders after the page, so that it delays neither hydration nor a navigation.
 */
export function MockupPreview({ mockup, className }: { mockup: Mockup; className?: string }) {
  const shown = useDeferredValue(useHydrated(), false)
  if (!shown) return null
  return (
    <OnceSeen className={clsx('h-full overflow-hidden mask-b-from-75%', className)}>
      <Suspense>
        <MockupView mockup={mockup} preview />
      </Suspense>
    </OnceSeen>
  )
}

/** Has `data-seen` once it has been in view: then the `seen:animate-*` of its descendants play. */
function OnceSeen(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useInView(ref, { once: true, margin: '0px 0px -20% 0px' })
  return <div ref={ref} data-seen={seen || undefined} {...props} />
}
