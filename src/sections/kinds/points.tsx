import { clsx } from 'clsx'
import type { PointsSection } from '@/content/types'
import { isMockup, Picture } from '@/pictures/picture'
import { Section } from '../section'

/** Statements with headings, alone or next to a picture. In an article, they read like paragraphs. */
export function Points({ points, picture, ...content }: PointsSection) {
  const isPhoto = picture && !isMockup(picture)
  const columns = !isPhoto && [
    'not-in-data-article:@2xl:grid-cols-2',
    points.length % 3 === 0 && !picture && '@4xl:grid-cols-3',
  ]
  return (
    <Section content={content} lines={points.map(({ title, text }) => [title, text])}>
      <div
        className={clsx(
          'grid items-start',
          isPhoto && 'gap-8 not-in-data-article:@2xl:grid-cols-2 @4xl:gap-16',
          picture && !isPhoto && 'gap-10 @4xl:grid-cols-[1fr_1.2fr] @5xl:gap-12',
        )}
      >
        {picture && <Picture picture={picture} />}
        <dl className={clsx('grid gap-x-8 gap-y-5 sm:gap-y-6', columns)}>
          {points.map(({ title, text }) => (
            <div
              key={title}
              className="border-t-2 border-accent-line pt-3 in-data-article:border-t in-data-article:border-line sm:pt-4"
            >
              <dt className="text-h4">{title}</dt>
              <dd className="mt-1.5 not-in-data-article:text-muted in-data-article:text-article">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
