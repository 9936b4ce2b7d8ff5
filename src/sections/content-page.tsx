import type { ComponentType, PropsWithChildren } from 'react'
import type { CommonSection, PageContent, SectionContent } from '@/content/types'
import { CtaBanner } from './cta-banner'
import { Cards } from './cards'
import { Chips } from './chips'
import { Faq } from './faq'
import { Hero } from './hero'
import { Integrations } from './integrations'
import { Notice } from './notice'
import { Points } from './points'
import { Services } from './services'
import { Steps } from './steps'
import { Story } from './story'
import { Table } from './table'

type SectionComponents<Section extends SectionContent> = {
  [Kind in Section['kind']]: ComponentType<Extract<Section, { kind: Kind }>>
}

/** The component of each kind of section that any page can have. */
const sectionComponents: SectionComponents<CommonSection> = {
  cards: Cards,
  story: Story,
  points: Points,
  steps: Steps,
  chips: Chips,
  table: Table,
  faq: Faq,
  notice: Notice,
  services: Services,
  integrations: Integrations,
}

/**
 * Renders a content file: a hero with `children`, the sections and a call to action.
 * The hero and sections of an article are a narrow column of text.
 */
export function ContentPage<Own extends SectionContent = never>({
  content: { hero, sections, ctaBanner, article },
  extraSections,
  children,
}: PropsWithChildren<{ content: PageContent<Own>; extraSections?: SectionComponents<Own> }>) {
  const components: Record<string, unknown> = { ...sectionComponents, ...extraSections }
  return (
    <>
      <div className={article && '[--page-width:42rem]'}>
        <Hero {...hero}>{children}</Hero>
        {sections.map((section) => {
          const Component = components[section.kind] as ComponentType<SectionContent>
          return <Component key={section.title} {...section} />
        })}
      </div>
      <CtaBanner mockup={hero.mockup} {...ctaBanner} />
    </>
  )
}
