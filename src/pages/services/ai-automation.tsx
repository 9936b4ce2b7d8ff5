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
      {integrations.map(({ name, text }) => (
        <li key={name} className="grid content-start justify-items-center px-4 py-7 text-center">
          <Logo name={name} />
          <h3 className="mt-4 text-sm font-semibold">{name}</h3>
          <p className="mt-1 text-xs text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const logos = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '@/pictures/integration-logos/*.svg',
  { eager: true, query: '?react', import: 'default' },
)

/** The drawn logo of a kind of tool, in three shades of the page's hue. */
function Logo({ name }: { name: string }) {
  const Svg = logos[`/src/pictures/integration-logos/${slugify(name)}.svg`]!
  return <Svg aria-hidden className="size-14" />
}
