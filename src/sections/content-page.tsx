import type { ComponentType, ReactNode } from 'react'
import type { Copyable, PageContent, SectionContent, SlotSection } from '@/content/types'
import { getSectionId } from '@/lib/slugify'
import { PageContactContext } from './cta'
import { CtaBanner } from './cta-banner'
import { Hero } from './hero'
import { Cards } from './kinds/cards'
import { Chips } from './kinds/chips'
import { Faq } from './kinds/faq'
import { Notice } from './kinds/notice'
import { Points } from './kinds/points'
import { Services } from './kinds/services'
import { Steps } from './kinds/steps'
import { Table } from './kinds/table'
import { Text } from './kinds/text'

type Kind = Exclude<SectionContent['kind'], 'slot'>

const sectionComponents: {
  [Key in Kind]: ComponentType<Extract<SectionContent, { kind: Key }>>
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

/** Renders a content file. `hero` replaces the default one; `slots` are this page's own sections. */
export function ContentPage<Slot extends string>({
  content: { hero: heroContent, article, sections, ctaBanner },
  hero = <Hero {...heroContent} readingTime={article?.readingTime} />,
  slots,
}: {
  content: PageContent<Slot>
  hero?: ReactNode
  slots: Record<Slot, ComponentType<SlotSection>>
}) {
  const ctas = [...(heroContent.ctas ?? []), ...(ctaBanner?.ctas ?? [])]
  return (
    <PageContactContext value={ctas.find(({ to }) => to.startsWith('/contact?subject='))?.to}>
      <div data-article={!!article || undefined} className="data-article:[--page-width:44.25rem]">
        {hero}
        {article && (
          <div className="container-page grid gap-5 pt-section text-article">
            {article.opening.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {sections.map((section) => {
          const props = { ...section, sunken: !article && isSunken(section) }
          // A component accepts the sections of its kind, which the compiler can't tell.
          const Component = (
            section.kind === 'slot' ? slots[section.name] : sectionComponents[section.kind]
          ) as ComponentType<typeof props>
          return <Component key={section.title} {...props} />
        })}
      </div>
      {ctaBanner && (
        <CtaBanner ctas={heroContent.ctas} lists={sections.flatMap(toListLinks)} {...ctaBanner} />
      )}
    </PageContactContext>
  )
}

/** Returns the link to a section that can be copied to a post. */
const toListLinks = (section: SectionContent & Copyable) =>
  section.copyable ? [{ label: section.title, to: `#${getSectionId(section)}` as const }] : []

/** Whether a section's background is tinted. No two neighbors are. */
export const isSunken = (section: SectionContent) =>
  section.kind !== 'notice' &&
  (section.sunken ?? (section.kind === 'steps' || (section.kind === 'points' && !section.picture)))
