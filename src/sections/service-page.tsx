import type { ComponentType } from 'react'
import type { Section, ServicePage as Content } from '@/content/types'
import { MockupDetail } from '@/mockups/mockup-view'
import { CallToAction } from './call-to-action'
import { Cards } from './cards'
import { ChatDemo } from './chat-demo'
import { Chips } from './chips'
import { Faq } from './faq'
import { CareSearchForm, FindCare } from './find-care'
import { Hero } from './hero'
import { Integrations } from './integrations'
import { Notice } from './notice'
import { Drawing } from './photo'
import { Points } from './points'
import { Services } from './services'
import { Steps } from './steps'
import { Story } from './story'
import { Table } from './table'

/** The component of each kind of section. */
const kinds: { [Kind in Section['kind']]: ComponentType<Extract<Section, { kind: Kind }>> } = {
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
  'chat-demo': ChatDemo,
  'find-care': FindCare,
}

/** Renders a content file: hero, sections, call to action. The sections of an article are a column to read. */
export function ServicePage({ page: { hero, sections, closing, article } }: { page: Content }) {
  const findCare = sections.find((section) => section.kind === 'find-care')
  return (
    <>
      <Hero {...hero}>{findCare && <CareSearchForm {...findCare} />}</Hero>
      <div className={article && '[--page-width:42rem]'}>
        {sections.map((section) => {
          const View = kinds[section.kind] as ComponentType<Section>
          return <View key={section.title} {...section} />
        })}
      </div>
      <CallToAction {...closing}>
        {closing.drawing ? (
          <Drawing name={closing.drawing} />
        ) : (
          hero.mockup.kind !== 'ring' && <MockupDetail mockup={hero.mockup} />
        )}
      </CallToAction>
    </>
  )
}
