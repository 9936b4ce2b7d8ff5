import { type ComponentType, Fragment, type ReactNode } from 'react'
import { isSunken } from '@/content/is-sunken'
import type { PageContent, SectionContent, SlotSection } from '@/content/types'
import { PageContactContext } from './cta'
import { CtaBanner } from './cta-banner'
import { Cards } from './kinds/cards'
import { Chips } from './kinds/chips'
import { Faq } from './kinds/faq'
import { Hero } from './hero'
import { Notice } from './kinds/notice'
import { Points } from './kinds/points'
import { Services } from './kinds/services'
import { Steps } from './kinds/steps'
import { Table } from './kinds/table'
import { Text } from './kinds/text'

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
 * Renders a content file: a hero, the opening of an article, the sections and a call to action.
 * `hero` replaces the default one, and `slots` are the sections that only this page has.
 */
export function ContentPage({
  content: { hero: heroContent, article, sections, ctaBanner },
  hero = <Hero {...heroContent} readingTime={article?.readingTime} />,
  slots = {},
}: {
  content: PageContent
  hero?: ReactNode
  slots?: Slots
}) {
  const ctas = [...(heroContent.ctas ?? []), ...(ctaBanner?.ctas ?? [])]
  return (
    <PageContactContext value={ctas.find(({ to }) => to.startsWith('/contact?subject='))?.to}>
      <div
        className={
          article &&
          '[--page-width:44.25rem] [&_dd]:text-article [&_dd]:text-ink [&_dl]:grid-cols-1'
        }
      >
        {hero}
        {article && (
          <div className="container-page grid gap-5 pt-section text-article">
            {article.opening.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {sections.map((section) => (
          <Fragment key={section.title}>{renderSection(section, slots)}</Fragment>
        ))}
      </div>
      {ctaBanner && <CtaBanner {...ctaBanner} />}
    </PageContactContext>
  )
}

function renderSection(section: SectionContent, slots: Slots) {
  if (section.kind !== 'slot') {
    const Component = sectionComponents[section.kind] as ComponentType<
      DrawnSection & { sunken: boolean }
    >
    return <Component {...section} sunken={isSunken(section)} />
  }
  if (!(section.name in slots)) throw new Error(`The page passes no slot "${section.name}".`)
  return slots[section.name]
}
