import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { PageContent, SectionContent, SlotSection } from '@/content/types'
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
import { Table } from './table'
import { Text } from './text'

type Slots = Record<string, ReactNode>
type DrawnSection = Exclude<SectionContent, SlotSection>

const sectionComponents: {
  [Kind in DrawnSection['kind']]: ComponentType<Extract<DrawnSection, { kind: Kind }>>
} = {
  cards: Cards,
  points: Points,
  text: Text,
  steps: Steps,
  chips: Chips,
  table: Table,
  faq: Faq,
  notice: Notice,
  services: Services,
}

/**
 * Renders a content file: a hero, the sections and a call to action. `hero` replaces the default
 * one, and `slots` are the sections that only this page has.
 */
export const ContentPage = ({
  content: { hero: heroContent, sections, ctaBanner, layout },
  hero = <Hero {...heroContent} />,
  slots = {},
}: {
  content: PageContent
  hero?: ReactNode
  slots?: Slots
}) => (
  <PageContactContext
    value={findContactLink([...(heroContent.ctas ?? []), ...(ctaBanner?.ctas ?? [])])}
  >
    <div
      className={
        layout && '[--page-width:44.25rem] [&_dd]:text-article [&_dd]:text-ink [&_dl]:grid-cols-1'
      }
    >
      {hero}
      {sections.map((section) => (
        <Fragment key={section.title ?? section.kind}>{renderSection(section, slots)}</Fragment>
      ))}
    </div>
    {ctaBanner && <CtaBanner {...ctaBanner} />}
  </PageContactContext>
)

function renderSection(section: SectionContent, slots: Slots) {
  if (section.kind !== 'slot') {
    const Component = sectionComponents[section.kind] as ComponentType<DrawnSection>
    return <Component {...section} />
  }
  if (!(section.name in slots)) throw new Error(`The page passes no slot "${section.name}".`)
  return slots[section.name]
}
