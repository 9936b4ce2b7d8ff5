import type { ChipsSection } from '@/content/types'
import { SectionFrame } from './frame'

/** Short names side by side. */
export function Chips({ section }: { section: ChipsSection }) {
  return (
    <SectionFrame title={section.title} intro={section.intro}>
      <ul className="flex flex-wrap gap-3">
        {section.chips.map((chip) => (
          <li
            key={chip}
            className="bg-accent-tint text-accent ring-accent-line rounded-full px-5 py-2.5 font-medium ring-1 ring-inset"
          >
            {chip}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
