import type { ChipsSection } from '@/content/types'
import { Section } from './section'

/** Short names in columns. */
export function Chips({ chips, ...section }: ChipsSection) {
  return (
    <Section {...section}>
      <ul className="columns-2 gap-x-10 border-t border-line @2xl:columns-3 @4xl:columns-5">
        {chips.map((chip) => (
          <li
            key={chip}
            className="flex break-inside-avoid items-baseline gap-3 border-b border-line py-3 font-medium"
          >
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent-vivid" />
            {chip}
          </li>
        ))}
      </ul>
    </Section>
  )
}
