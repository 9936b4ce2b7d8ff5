import type { TextSection } from '@/content/types'
import { Section } from '../section'

/** Text next to its title. */
export const Text = ({ paragraphs, ...content }: TextSection) => (
  <Section content={content} sideHeading>
    <div className="grid max-w-measure gap-5 text-lead">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </Section>
)
