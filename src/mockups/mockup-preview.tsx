import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { MockupView } from './mockup-view'

/** The upper part of a mockup in a card or section: as tall as its container, where it fades out. */
export function MockupPreview({ mockup, className }: { mockup: Mockup; className?: string }) {
  return (
    <RevealOnScroll className={clsx('h-full overflow-hidden mask-b-from-75%', className)}>
      <MockupView mockup={mockup} preview />
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
