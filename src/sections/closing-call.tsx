import { useId } from 'react'
import { useMatches } from 'react-router'
import type { ClosingCall as Content } from '@/content/types'
import { Ring } from '@/layout/logo'
import { type PageRow, suiteOf } from '@/routes'
import { Actions } from './actions'

/**
 * The last thing on a page: what to do next, before the ring of the suites. The ring is far below
 * the first screen: its styles come after the first paint.
 */
export function ClosingCall({ closing: { headline, text, actions } }: { closing: Content }) {
  const row = useMatches().at(-1)!.handle as PageRow
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div className="relative isolate overflow-hidden rounded-xl border border-accent-line bg-accent-tint px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
        <div data-styled="later" className="absolute inset-0 -z-10 overflow-hidden">
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
          <Actions actions={actions} />
        </div>
      </div>
    </section>
  )
}
