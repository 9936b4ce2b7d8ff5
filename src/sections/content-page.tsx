import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import type { PageContent, SectionContent } from '@/content/types'
import { CtaBanner } from './cta-banner'
import { Cards } from './cards'
import { Chips } from './chips'
import { Comparison } from './comparison'
import { Faq } from './faq'
import { Hero } from './hero'
import { Integrations } from './integrations'
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
  comparison: Comparison,
  faq: Faq,
  notice: Notice,
  services: Services,
  integrations: Integrations,
}

/**
 * Renders a content file: a hero, the sections and a call to action. `children` are before the
 * sections. The hero and sections of an article are a narrow column of text.
 */
export function ContentPage({
  content: { hero, sections, ctaBanner, article },
  heroForm,
  children,
}: PropsWithChildren<{ content: PageContent; heroForm?: ReactNode }>) {
  return (
    <>
      <div className={article && '[--page-width:42rem]'}>
        <Hero {...hero}>{heroForm}</Hero>
        {children}
        {sections.map((section) => {
          const Component = sectionComponents[section.kind] as ComponentType<SectionContent>
          return <Component key={section.title} {...section} />
        })}
      </div>
      <CtaBanner mockup={hero.mockup} {...ctaBanner} />
    </>
  )
}
