import { integrations } from '@/content/pages/services/_integrations'
import type { CustomSection } from '@/content/types'
import { HairlineGrid } from '@/ui/hairline-grid'
import { Section } from '@/sections/section'

/** The tools that a service integrates with, as drawn logos with names. */
export function Integrations(section: CustomSection) {
  return (
    <Section {...section} sunken>
      <HairlineGrid framed className="@narrow:grid-cols-2 @2xl:grid-cols-4 @6xl:grid-cols-8">
        {integrations.map(({ name, description, logo: Logo }) => (
          <li key={name} className="content-start justify-items-center px-4 py-7 text-center">
            <Logo aria-hidden className="size-14" />
            <h3 className="mt-4 text-sm font-semibold">{name}</h3>
            <p className="mt-1 text-xs text-muted">{description}</p>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  )
}
