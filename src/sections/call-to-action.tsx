import { useId } from 'react'
import type { Mockup } from '@/content/mockups'
import type { CallToAction as Content } from '@/content/types'
import { MockupDetail } from '@/mockups/mockup-view'
import Ring from '@/ui/ring.svg?react'
import { ButtonGroup } from './actions'

/** The last section of a page: what to do next. Wide screens show a window of the product beside it, or the ring. */
export function CallToAction({ headline, text, actions, mockup }: Content & { mockup?: Mockup }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div className="relative grid grid-cols-1 gap-12 overflow-hidden rounded-xl border border-accent-line bg-accent-tint px-6 sm:px-12 lg:grid-cols-[1fr_24rem] lg:px-16">
        <div className="py-10 sm:py-14 lg:py-20">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-prose text-lead text-muted">{text}</p>
          <ButtonGroup actions={actions} />
        </div>
        <div className="mt-12 [contain:size] max-lg:hidden">
          {mockup && mockup.kind !== 'ring' ? <MockupDetail mockup={mockup} /> : <Ring />}
        </div>
      </div>
    </section>
  )
}
