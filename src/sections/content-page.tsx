import type { ComponentType, ReactNode } from 'react'
import type { CustomSection, PageContent, SectionContent } from '@/content/types'
import { findContactLink, PageContactContext } from './cta'
import { CtaBanner } from './cta-banner'
import { Cards } from './cards'
import { Chips } from './chips'
import { Faq } from './faq'
import { Hero } from './hero'
import { Notice } from './notice'
import { Points } from './points'
import { Services } from './services'
import { Steps } from './steps'
import { Story } from './story'
import { Table } from './table'

const sectionComponents: {
  [Kind in SectionContent['kind']]: ComponentType<Extract<SectionContent, { kind: Kind }>>
} = {
  cards: Cards,
  story: Story,
  points: Points,
  steps: Steps,
  chips: Chips,
  table: Table,
  faq: Faq,
  notice: Notice,
  services: Services,
}

/** The components of a page's custom sections, by name. */
type CustomComponents<Custom extends CustomSection> = {
  [Name in Custom['component']]: ComponentType<Extract<Custom, { component: Name }>>
}

/**
 * Renders a content file: a hero, the sections and a call to action. `hero` replaces the default
 * one. The hero and sections of an article are a narrow column of text.
 */
export function ContentPage<Custom extends CustomSection = never>({
  content: { hero: heroContent, sections, ctaBanner, article },
  hero = <Hero {...heroContent} />,
  custom,
}: {
  content: PageContent<Custom>
  hero?: ReactNode
} & ([Custom] extends [never] ? { custom?: undefined } : { custom: CustomComponents<Custom> })) {
  const components = { ...sectionComponents, ...custom } as Record<
    string,
    ComponentType<SectionContent | Custom>
  >
  return (
    <PageContactContext value={findContactLink([...heroContent.ctas, ...(ctaBanner?.ctas ?? [])])}>
      <div className={article && '[--page-width:42rem] [&_dd]:text-article [&_dd]:text-ink'}>
        {hero}
        {article && (
          <div className="container-page grid gap-5 pt-section text-article">
            {article.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {sections.map((section) => {
          const Component =
            components[section.kind === 'custom' ? section.component : section.kind]!
          return <Component key={section.title} {...section} />
        })}
      </div>
      {ctaBanner && <CtaBanner {...ctaBanner} />}
    </PageContactContext>
  )
}
