import { useId } from 'react'
import { suites } from '@/content/catalog/suites'
import type { CtaBannerContent } from '@/content/types'
import { usePageRoute, usePageSuite } from '@/routing/use-page-route'
import { Ring } from '@/pictures/ring'
import { CtaButtons } from './cta'

/**
 * The last section of a page: a call to action. On the company's pages it is a band with the three
 * upper segments of the ring, and on the page that introduces a suite only its own is filled. The
 * other pages of a suite end without a band, below a rule unless the section above is tinted.
 */
export function CtaBanner({ headline, text, ctas }: CtaBannerContent) {
  const headingId = useId()
  const route = usePageRoute()
  const suite = usePageSuite()
  if (suite && route?.path !== suites[suite].path)
    return (
      <section aria-labelledby={headingId} className="@container container-page pb-section">
        <div className="grid gap-x-16 gap-y-4 border-t-2 border-accent-line py-section @4xl:grid-cols-[1fr_2fr] [.bg-sunken+*>&]:border-t-0">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <div>
            <p className="mb-6 max-w-measure text-lead text-muted">{text}</p>
            <CtaButtons ctas={ctas} />
          </div>
        </div>
      </section>
    )
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      {/* Not a `Card`: it has the dark theme's colors in the light theme, too. */}
      <div className="flex justify-between gap-8 rounded-xl bg-accent-tint px-5 pt-10 text-ink scheme-dark max-sm:flex-col sm:px-12 sm:pt-14 lg:px-16 lg:pt-18">
        <div className="min-w-0 [--accent-tint:var(--accent-line)] [--control:var(--muted)] [--surface:transparent] sm:pb-14 md:max-w-2xl lg:pb-18">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 text-lead text-balance text-muted">{text}</p>
          <CtaButtons ctas={ctas} />
        </div>
        <div className="aspect-5/3 min-h-0 w-2/5 max-w-120 shrink-0 self-end overflow-clip max-sm:w-72 max-sm:self-center print:hidden">
          <Ring
            filled={suite && [suite]}
            top={suite ?? 'build'}
            className="w-full [--line:var(--accent-line)]"
          />
        </div>
      </div>
    </section>
  )
}
