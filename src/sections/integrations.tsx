import { integrations } from '@/content/data/integrations'
import type { IntegrationsSection } from '@/content/types'
import { Section } from './section'

/** The tools that a service integrates with, as drawn logos with names. */
export function Integrations(section: IntegrationsSection) {
  return (
    <Section {...section} sunken>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line @min-[17.5rem]:grid-cols-2 @min-[40rem]:grid-cols-4 @min-[70rem]:grid-cols-8">
        {integrations.map(({ name, description, logo: Logo }) => (
          <li key={name} className="bg-surface px-4 py-7 text-center">
            <Logo aria-hidden className="mx-auto size-14" />
            <h3 className="mt-4 text-sm font-semibold">{name}</h3>
            <p className="mt-1 text-xs text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
