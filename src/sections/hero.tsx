import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { HeroContent } from '@/content/types'
import { Picture } from '@/pictures/picture'
import { CtaButtons, OpenNote } from './cta'
import { PageHeader } from './headline'

/** The hero of a page: headline, tagline and buttons next to the picture, or to another element. */
export const Hero = ({
  headline,
  tagline,
  ctas,
  readingTime,
  picture,
  smallAside,
  aside = smallAside ?? (picture && <Picture picture={picture} />),
  form,
}: HeroContent & {
  readingTime?: string
  /** In place of the picture. */
  aside?: ReactNode
  /** Like `aside`, but also next to the text on tablets. */
  smallAside?: ReactNode
  /** Above the buttons. It has the primary button. */
  form?: ReactNode
}) => (
  <div className="hero-tint overflow-x-clip">
    <div className="@container container-page">
      <div
        className={clsx(
          'grid items-start gap-12 py-hero lg:max-xl:gap-x-8 lg:@4xl:grid-cols-[1fr_1.1fr] xl:@4xl:grid-cols-[1fr_1.36fr]',
          smallAside && 'md:max-lg:grid-cols-[1fr_15rem] md:max-lg:items-center',
        )}
      >
        <PageHeader headline={headline} lead={tagline}>
          {readingTime && <p className="mt-5 text-sm text-muted">{readingTime}</p>}
          {(form || ctas) && (
            <div className="mt-9">
              {form}
              <CtaButtons ctas={ctas} secondary={!!form} className="max-sm:*:grow" />
              <OpenNote ctas={ctas} />
            </div>
          )}
        </PageHeader>
        {aside && <div className={clsx('min-w-0', !form && 'self-center')}>{aside}</div>}
      </div>
    </div>
  </div>
)
