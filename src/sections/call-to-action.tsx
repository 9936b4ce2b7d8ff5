import { type ReactNode, useId } from 'react'
import type { CallToAction as Content } from '@/content/types'
import Ring from '@/ui/ring.svg?react'
import { ButtonGroup } from './button-group'

/** The last section of a page: what to do next. Wide screens show `picture` beside it. */
export function CallToAction({
  closing: { headline, text, actions },
  picture = <Ring />,
}: {
  closing: Content
  picture?: ReactNode
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div className="relative grid grid-cols-1 gap-12 overflow-hidden rounded-xl border border-accent-line bg-accent-tint px-6 sm:px-12 lg:grid-cols-[1fr_24rem] lg:px-16">
        <div className="py-14 lg:py-20">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-prose text-lead text-muted">{text}</p>
          <ButtonGroup actions={actions} />
        </div>
        <div className="mt-12 [contain:size] max-lg:hidden">{picture}</div>
      </div>
    </section>
  )
}
