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

/** Renders a section of a content file by its kind. */
export function SectionView({ section }: { section: Section }) {
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
    case 'chat-demo':
      return <ChatDemo section={section} />
    case 'find-care':
      return <FindCare section={section} />
    default:
      return section satisfies never
  }
}
