import type { ComponentType, SVGProps } from 'react'
import type { integrations } from '@/content/pages/services/ai-automation'
import { slugify } from '@/lib/slugify'

const logos = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  './integration-logos/*.svg',
  { eager: true, query: '?react', import: 'default' },
)

/** The drawn logo of a kind of tool, in three shades of the page's hue. */
export function IntegrationLogo({ name }: Pick<(typeof integrations)[number], 'name'>) {
  const Logo = logos[`./integration-logos/${slugify(name)}.svg`]!
  return <Logo aria-hidden className="size-14" />
}
