import { useId } from 'react'
import type { CallToAction as Content } from '@/content/types'
import { suiteOf } from '@/routes'
import { usePageRow } from '@/lib/use-page-row'
import { Ring } from '@/ui/ring'
import { ButtonGroup } from './button-group'

/** The last section of a page: what to do next, in front of the ring of the suites. */
export function CallToAction({ closing: { headline, text, actions } }: { closing: Content }) {
  const row = usePageRow()!
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div className="relative isolate overflow-hidden rounded-xl border border-accent-line bg-accent-tint px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
        <div className="absolute inset-0 -z-10 overflow-hidden">
          <Ring
            only={suiteOf(row)}
            className="absolute -right-36 -bottom-40 size-96 max-md:hidden lg:-right-20 lg:-bottom-44 lg:size-112 xl:-right-16 xl:-bottom-52 xl:size-136"
          />
        </div>
        <div className="md:max-w-[25rem] lg:max-w-[31rem] xl:max-w-[40rem]">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-prose text-lead text-muted">{text}</p>
          <ButtonGroup actions={actions} />
        </div>
      </div>
    </section>
  )
}
