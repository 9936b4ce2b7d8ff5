import { clsx } from 'clsx'
import { useRef } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { useVisible } from '@/ui/use-visible'
import { MockupView } from './mockup-view'

/**
 * The upper part of a mockup in a card or section: as tall as its container, where it fades out in 24 px.
 * Unless it is visible at first, its parts move into place once it is scrolled into view.
 */
export function MockupPreview({ mockup, className }: { mockup: Mockup; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const wasVisible = useRef(false)
  useVisible(
    () => [ref.current!],
    ([visible]) => {
      wasVisible.current ||= visible !== undefined
      ref.current!.toggleAttribute('data-offscreen', !wasVisible.current)
    },
    { rootMargin: '0px 0px -20%' },
  )
  return (
    <div
      ref={ref}
      className={clsx('h-full overflow-hidden mask-b-from-[calc(100%-1.5rem)]', className)}
    >
      <MockupView mockup={mockup} preview />
    </div>
  )
}
