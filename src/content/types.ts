import type { IconName } from '@/ui/icon-names'
import type { ImageName } from './images'
import type { Href } from './links'

/** What the browser tab, search engines and link previews say of a page; `title` without the brand. */
export interface PageMeta {
  title: string
  description: string
}

export interface Action {
  label: string
  to: Href
}

export interface Hero {
  headline: string
  tagline: string
  /** The first is the page's main button. */
  actions: [Action] | [Action, Action] | [Action, Action, Action]
}

export interface Card {
  icon: IconName
  title: string
  description: string
  /** What the card promises is an idea that the platform does not have yet; shown as a mark. */
  conceptual?: true
  link?: Action
}

export interface ClosingCall {
  headline: string
  text: string
  actions: [Action] | [Action, Action]
}

interface Titled {
  title: string
  intro?: string
}

/** A grid of cards: what the service does. */
export interface CardsSection extends Titled {
  kind: 'cards'
  cards: Card[]
}

/** A photograph beside a short text with points. */
export interface StorySection extends Titled {
  kind: 'story'
  image: ImageName
  points: { title: string; text: string }[]
}

/** An ordered way through the service, three to five steps. */
export interface StepsSection extends Titled {
  kind: 'steps'
  steps: { title: string; text: string }[]
}

/** Short names side by side: conditions, use cases, destinations. */
export interface ChipsSection extends Titled {
  kind: 'chips'
  chips: string[]
}

/** Facts in rows and columns; the first column names the row. */
export interface TableSection extends Titled {
  kind: 'table'
  columns: string[]
  rows: string[][]
}

export interface FaqSection extends Titled {
  kind: 'faq'
  questions: { question: string; answer: string }[]
}

/** Something that the reader must not miss. */
export interface NoticeSection {
  kind: 'notice'
  title: string
  text: string
  link?: Action
}

/** Services of the platform shown as a set, each by the label and icon of its row in the route table. */
export interface ServicesSection extends Titled {
  kind: 'services'
  services: { to: Href; text: string }[]
}

/** The demonstration chat of the AI assistant. */
export interface ChatDemoSection extends Titled {
  kind: 'chat-demo'
}

/** Drawn logos of the tools that a service talks to. */
export interface IntegrationsSection extends Titled {
  kind: 'integrations'
}

/** The search form of Find Care with its sample directory. */
export interface FindCareSection extends Titled {
  kind: 'find-care'
}

/** What is only read. */
export type ReadSection =
  | CardsSection
  | StorySection
  | StepsSection
  | ChipsSection
  | TableSection
  | FaqSection
  | NoticeSection
  | ServicesSection
  | IntegrationsSection

/** What there is something to do in. */
export type LiveSection = ChatDemoSection | FindCareSection

/** A page that `pages/service-page.tsx` renders: everything it says, and nothing of how it looks. */
export interface ServicePage<Live extends LiveSection = never> {
  meta: PageMeta
  hero: Hero
  sections: (ReadSection | Live)[]
  closing: ClosingCall
}

/** Cards in the order of their titles, as the manage and grow pages show them. */
export const byTitle = (cards: Card[]) => cards.toSorted((a, b) => a.title.localeCompare(b.title))
