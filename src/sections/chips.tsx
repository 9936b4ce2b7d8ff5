import type { ChipsSection } from '@/content/types'
import { Section } from './section'

/** Short names side by side. Unlike buttons and links, they have neither border nor line. */
export const Chips = ({ chips, ...section }: ChipsSection) => (
  <Section {...section}>
    <ul className="flex flex-wrap gap-2 sm:gap-3">
      {chips.map((chip) => (
        <li key={chip} className="rounded bg-accent-tint px-4 py-2 font-medium sm:px-5 sm:py-3">
          {chip}
        </li>
      ))}
    </ul>
  </Section>
)
