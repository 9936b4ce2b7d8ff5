import { useId } from 'react'
import type { CtaBannerContent } from '@/content/types'
import { usePageSuite } from '@/routing/use-page-route'
import { Ring } from '@/pictures/ring'
import { CtaButtons } from './cta'

/**
 * The last section of a page: a call to action next to the ring, whose lower part is cut off if the
 * text is short. On the pages of a suite, only its own segment is filled.
 */
export function CtaBanner({ headline, text, ctas }: CtaBannerContent) {
  const headingId = useId()
  const suite = usePageSuite()
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      {/* Not a `Card`: it has the ring's edge, and the dark theme's colors in the light theme, too. */}
      <div className="rounded-xl band-edge">
        <div className="flex justify-between gap-8 overflow-hidden rounded-[inherit] bg-accent-tint px-5 py-10 text-ink scheme-dark max-sm:flex-col max-sm:pb-0 sm:px-12 sm:py-14 lg:px-16 lg:py-18">
          <div className="min-w-0 [--accent-tint:var(--accent-line)] [--control:var(--muted)] [--surface:transparent] md:max-w-2xl">
            <h2 id={headingId} className="text-h2">
              {headline}
            </h2>
            <p className="mt-4 mb-8 text-lead text-balance text-muted">{text}</p>
            <CtaButtons ctas={ctas} />
          </div>
          {/* The ring doesn't make the band taller. */}
          <div className="w-2/5 max-w-130 shrink-0 max-sm:h-28 max-sm:w-72 max-sm:self-center sm:h-0 lg:-mr-4 lg:w-[45%] print:hidden">
            <Ring
              filled={suite && [suite]}
              top={suite}
              className="w-full [--line:var(--accent-line)]"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
