import { clsx } from 'clsx'
import { useId } from 'react'
import type { CtaBannerContent } from '@/content/types'
import { MockupPreview } from '@/mockups/mockup-preview'
import { Ring } from '@/ui/ring'
import { CtaButtons } from './cta'
import { Drawing } from '@/components/drawing'

/** The last section of a page: a call to action with the ring, or a picture from 768 px on. */
export function CtaBanner({ headline, text, ctas, drawing, mockup }: CtaBannerContent) {
  const headingId = useId()
  const picture = drawing ? (
    <Drawing name={drawing} />
  ) : (
    mockup && <MockupPreview mockup={mockup} className="max-lg:-mr-6" />
  )
  return (
    <section aria-labelledby={headingId} className="container-page pt-10 pb-section">
      <div
        className={clsx(
          // The colors of the dark theme, in the light theme too.
          'grid grid-cols-1 gap-x-12 overflow-hidden rounded-xl px-5 text-ink [color-scheme:dark] band-edge sm:px-12 lg:px-16',
          picture ? 'md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_24rem]' : 'sm:grid-cols-[1fr_auto]',
        )}
      >
        <div className="py-10 sm:py-14 lg:py-20">
          <h2 id={headingId} className="text-h2">
            {headline}
          </h2>
          <p className="mt-4 mb-8 max-w-prose text-lead text-muted">{text}</p>
          <CtaButtons ctas={ctas} />
        </div>
        {picture ? (
          <div className="mt-12 [contain:size] max-md:hidden">{picture}</div>
        ) : (
          <Ring className="size-40 self-center max-sm:hidden lg:size-64" />
        )}
      </div>
    </section>
  )
}
