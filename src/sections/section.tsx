import { lazy } from 'react'
import type { ReadSection } from '@/content/types'
import { Cards } from './cards'
import { Chips } from './chips'
import { Faq } from './faq'
import { Notice } from './notice'
import { Services } from './services'
import { Steps } from './steps'
import { Story } from './story'
import { Table } from './table'

// On one page only.
const Integrations = lazy(async () => ({ default: (await import('./integrations')).Integrations }))

/** Renders a section of a content file that is only read; a new kind of section is a new case here. */
export function SectionView({ section }: { section: ReadSection }) {
  switch (section.kind) {
    case 'cards':
      return <Cards section={section} />
    case 'story':
      return <Story section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'chips':
      return <Chips section={section} />
    case 'table':
      return <Table section={section} />
    case 'faq':
      return <Faq section={section} />
    case 'notice':
      return <Notice section={section} />
    case 'services':
      return <Services section={section} />
    case 'integrations':
      return <Integrations section={section} />
    default:
      return section satisfies never
  }
}
