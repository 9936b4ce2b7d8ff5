import { clsx } from 'clsx'
import type { Mockup } from '@/content/mockup-types'
import { MockupView } from './mockup-view'

/** The upper part of a mockup in a card or section: as tall as its container, where it fades out. */
export const MockupPreview = ({ mockup, className }: { mockup: Mockup; className?: string }) => (
  <div
    ref={markWhileOffscreen}
    className={clsx('h-full overflow-hidden mask-b-from-75%', className)}
  >
    <MockupView mockup={mockup} preview />
  </div>
)

/**
 * Sets `data-offscreen` on an element that isn't visible at first, until two fifths of it are. Then
 * the parts of the mockup move into place.
 */
function markWhileOffscreen(element: HTMLElement | null) {
  if (!element) return
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, intersectionRatio } = entries.at(-1)!
      if (!isIntersecting) element.dataset.offscreen = ''
      else if (element.dataset.offscreen === undefined || intersectionRatio >= 0.4) {
        delete element.dataset.offscreen
        observer.disconnect()
      }
    },
    { threshold: [0, 0.4] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
