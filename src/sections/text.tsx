import type { TextSection } from '@/content/types'
import { Section } from './section'

/** Text next to its title, or the opening of an article, which has none. */
export function Text({ paragraphs, ...content }: TextSection) {
  const text = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  if (!content.title)
    return <div className="container-page grid gap-5 pt-section text-article">{text}</div>
  return (
    <Section content={content} sideHeading>
      <div className="grid max-w-measure gap-5 text-lead">{text}</div>
    </Section>
  )
}
