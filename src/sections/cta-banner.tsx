import { useId } from 'react'
import type { CtaBannerContent } from '@/content/types'
import { usePageRoute, usePageSuite } from '@/routing/use-page-route'
import { Ring } from '@/components/ring'
import { CtaButtons } from './cta'

/**
 * The last section of a page: a call to action and a part of the ring, large. On the home page, all
 * segments are filled, on the pages of a suite its own, elsewhere none.
 */
export function CtaBanner({ headline, text, ctas }: CtaBannerContent) {
  const headingId = useId()
  const suite = usePageSuite()
  const isHome = usePageRoute()?.path === '/'
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      {/* Not a `Card`: it has the ring's edge, and the dark theme's colors in the light theme, too. */}
      <div className="relative overflow-hidden rounded-xl px-5 pt-10 pb-36 text-ink [color-scheme:dark] band-edge sm:px-12 sm:py-14 lg:px-16 lg:py-20 print:pb-10">
        <div className="max-w-measure sm:max-md:mr-40 md:max-lg:mr-64 lg:max-w-2xl">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 text-lead text-muted">{text}</p>
          <CtaButtons ctas={ctas} />
        </div>
        <div className="absolute top-[calc(100%-7.5rem)] left-1/2 w-120 -translate-x-1/2 [--line:var(--accent-line)] sm:top-1/2 sm:right-0 sm:left-auto sm:translate-x-1/2 sm:-translate-y-1/2 sm:-rotate-86 lg:w-176 lg:translate-x-2/5 print:hidden">
          <Ring filled={isHome ? undefined : suite ? [suite] : []} top={suite ?? 'build'} />
        </div>
      </div>
    </section>
  )
}
