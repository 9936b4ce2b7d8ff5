import type { ComponentType } from 'react'
import type { Section } from '@/content/types'
import { Cards } from './cards'
import { Chips } from './chips'
import { ChatDemo } from './chat-demo'
import { Faq } from './faq'
import { FindCare } from './find-care'
import { Integrations } from './integrations'
import { Notice } from './notice'
import { Services } from './services'
import { Steps } from './steps'
import { Story } from './story'
import { Table } from './table'

/** The component of each kind. */
const kinds: {
  [Kind in Section['kind']]: ComponentType<{ section: Extract<Section, { kind: Kind }> }>
} = {
  cards: Cards,
  story: Story,
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

/** Renders a section of a content file by its kind. */
export function SectionView({ section }: { section: Section }) {
  const View = kinds[section.kind] as ComponentType<{ section: Section }>
  return <View section={section} />
}
