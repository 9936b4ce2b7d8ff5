import { clsx } from 'clsx'
import type { ChipsSection } from '@/content/types'
import { Section } from './section'

/** Short names in rows, which are full if their number allows it. */
export function Chips({ chips, ...section }: ChipsSection) {
  return (
    <Section {...section}>
      <ul
        className={clsx(
          'grid gap-x-10 border-t border-line @narrow:grid-cols-2',
          chips.length % 5 ? '@4xl:grid-cols-4' : '@4xl:grid-cols-5',
        )}
      >
        {chips.map((chip) => (
          <li
            key={chip}
            className="flex items-baseline gap-3 border-b border-line py-3 font-medium"
          >
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent-vivid" />
            {chip}
          </li>
        ))}
      </ul>
    </Section>
  )
}
