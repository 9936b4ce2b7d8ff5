import type { ChipsSection } from '@/content/types'
import { Section } from './section'

/** Short names side by side. */
export function Chips({ chips, ...section }: ChipsSection) {
  return (
    <Section {...section}>
      <ul className="flex flex-wrap gap-3">
        {chips.map((chip) => (
          <li
            key={chip}
            className="rounded-full bg-accent-tint px-5 py-2.5 font-medium text-accent ring-1 ring-accent-line ring-inset"
          >
            {chip}
          </li>
        ))}
      </ul>
    </Section>
  )
}
