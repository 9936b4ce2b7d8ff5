import type { PropsWithChildren, ReactNode } from 'react'
import type { HeroContent } from '@/content/types'
import { MockupView } from '@/pictures/mockups/mockup-view'
import { CtaButtons, OpenNote } from './cta'
import { Breadcrumb } from './breadcrumb'
import { Headline } from './headline'

/**
 * The hero of a page: a headline, a tagline and buttons next to the page's mockup.
 * An article has a reading time instead of buttons, and its mockup is below. A `picture` replaces it.
 */
export function Hero({
  headline,
  tagline,
  ctas,
  readingTime,
  mockup,
  picture = mockup && <MockupView mockup={mockup} />,
  children,
}: PropsWithChildren<HeroContent & { picture?: ReactNode }>) {
  return (
    <div className="hero-tint overflow-x-clip">
      <div className="@container container-page">
        <div className="grid items-start gap-12 py-10 sm:py-14 lg:py-16 lg:@4xl:grid-cols-[1fr_1.36fr]">
          <div>
            <Breadcrumb />
            <Headline title={headline} lead={tagline} />
            {readingTime ? (
              <p className="mt-5 text-sm text-muted">{readingTime}</p>
            ) : (
              <div className="mt-9">
                {children}
                <CtaButtons ctas={ctas} secondary={!!children} />
                <OpenNote ctas={ctas} />
              </div>
            )}
          </div>
          {picture && <div className="min-w-0">{picture}</div>}
        </div>
      </div>
    </div>
  )
}
