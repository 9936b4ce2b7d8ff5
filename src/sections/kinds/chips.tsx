import { clsx } from 'clsx'
import type { ChipsSection } from '@/content/types'
import { Section } from '../section'

/** Short names in columns. */
export const Chips = ({ chips, ...content }: ChipsSection) => (
  <Section content={content} lines={chips.map((chip) => [chip])}>
    <ul
      className={clsx(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-4',
        // Full rows.
        chips.length % 4 === 0
          ? '@xl:grid-cols-3 @4xl:grid-cols-4'
          : '@xl:grid-cols-2 @4xl:grid-cols-5',
      )}
    >
      {chips.map((chip) => (
        <li key={chip} className="font-medium">
          {chip}
        </li>
      ))}
    </ul>
  </Section>
)
