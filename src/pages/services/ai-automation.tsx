import type { ComponentType, SVGProps } from 'react'
import { content, integrations } from '@/content/pages/services/ai-automation'
import type { SlotSection } from '@/content/types'
import { slugify } from '@/lib/slugify'
import { ContentPage } from '@/sections/content-page'
import { Section } from '@/sections/section'

export const Component = () => (
  <ContentPage content={content} slots={{ integrations: Integrations }} />
)

/** The tools that the service integrates with, as drawn logos with names. */
const Integrations = (section: SlotSection) => (
  <Section content={section}>
    <ul className="framed-grid @narrow:grid-cols-2 @2xl:grid-cols-4 @6xl:grid-cols-8">
      {integrations.map(({ name, text }) => {
        const Logo = logos[`/src/pictures/integration-logos/${slugify(name)}.svg`]!
        return (
          <li key={name} className="grid content-start justify-items-center px-4 py-7 text-center">
            <Logo aria-hidden className="size-14" />
            <h3 className="mt-4 text-sm font-semibold">{name}</h3>
            <p className="mt-1 text-xs text-muted">{text}</p>
          </li>
        )
      })}
    </ul>
  </Section>
)

// In three shades of the page's hue.
const logos = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '@/pictures/integration-logos/*.svg',
  { eager: true, query: '?react', import: 'default' },
)
