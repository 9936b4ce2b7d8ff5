import type { ComponentType, PropsWithChildren } from 'react'
import type { PageContent, SectionContent } from '@/content/types'
import { CallToAction } from './call-to-action'
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

type Views = {
  [Kind in SectionContent['kind']]: ComponentType<Extract<SectionContent, { kind: Kind }>>
}

/** The component of each kind of section, but for those of a single page, which loads its own. */
const commonViews: Omit<Views, 'comparison' | 'chat-demo' | 'find-care'> = {
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
 * Renders a content file: hero with `children`, sections, call to action. The hero and the sections of
 * an article are a column to read.
 */
export function ContentPage({
  content: { hero, sections, closing, article },
  ownViews,
  children,
}: PropsWithChildren<{ content: PageContent; ownViews?: Partial<Views> }>) {
  const views: Partial<Views> = { ...commonViews, ...ownViews }
  return (
    <>
      <div className={article && '[--page-width:42rem]'}>
        <Hero {...hero}>{children}</Hero>
        {sections.map((section) => {
          const View = views[section.kind] as ComponentType<SectionContent>
          return <View key={section.title} {...section} />
        })}
      </div>
      <CallToAction mockup={hero.mockup} {...closing} />
    </>
  )
}
