import { clsx } from 'clsx'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Mockup } from '@/content/mockup-types'
import { useHydrated } from '@/lib/use-hydrated'

/** Loaded after hydration. If it fails to load, the page shows without the picture. */
const MockupView = lazy<ComponentType<{ mockup: Mockup; preview: true }>>(async () => {
  const module = await import('./mockup-view').catch(() => undefined)
  return { default: module?.MockupView ?? (() => null) }
})

/**
 * The upper part of a mockup in a card or section below the first view.
 * It is as tall as its container and fades out at the end. It renders after the page, so that it delays
 * neither hydration nor a navigation.
 */
export function MockupPreview({ mockup, className }: { mockup: Mockup; className?: string }) {
  const shown = useDeferredValue(useHydrated(), false)
  if (!shown) return null
  return (
    <RevealOnScroll className={clsx('h-full overflow-hidden mask-b-from-75%', className)}>
      <Suspense>
        <MockupView mockup={mockup} preview />
      </Suspense>
    </RevealOnScroll>
  )
}

/**
 * An element whose parts move into place once two fifths of it are in view.
 * Until then it has the attribute `data-offscreen`, unless it is visible from the start.
 */
function RevealOnScroll(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOffscreen, setIsOffscreen] = useState(false)
  useEffect(() => {
    let found = false
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, intersectionRatio } = entries.at(-1)!
        if (!isIntersecting) setIsOffscreen(true)
        else if (!found || intersectionRatio >= 0.4) {
          setIsOffscreen(false)
          observer.disconnect()
        }
        found = true
      },
      { threshold: [0, 0.4] },
    )
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} data-offscreen={isOffscreen || undefined} {...props} />
}
