import { type LucideIcon } from 'lucide-react'
import type { Location } from 'react-router-dom'
import type { RoutePath } from './page-routes'
import type { DrawingName } from './drawings'
import type { ImageName } from './images'
import type { Href } from './hrefs'
import type { Mockup } from './mockup-types'
import type { Suite } from './suites'

/** Title (without the brand) and description for the browser tab, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
}

/** The parts of a URL that can name what a page is about. */
export type PageLocation = Pick<Location, 'pathname' | 'search'>

export interface Cta {
  label: string
  to: Href
}

export interface HeroContent {
  headline: string
  tagline: string
  /** The first is the primary button. An article has its reading time instead. */
  ctas: [] | [Cta] | [Cta, Cta] | [Cta, Cta, Cta]
  readingTime?: string
  mockup: Mockup
}

export interface Card {
  icon: LucideIcon
  title: string
  description: string
  /** The feature is an idea that does not exist yet; shown as a badge. */
  conceptual?: true
  link?: Cta
  /** Gives the card its hue, if not that of the page. */
  suite?: Suite
}

export interface CtaBannerContent {
  headline: string
  text: string
  ctas: [Cta] | [Cta, Cta]
  /** Shown beside it; without either, a content page shows its hero's mockup, and another the ring. */
  drawing?: DrawingName
  mockup?: Mockup
}

interface Titled {
  /** The standard word for the section, such as "Features", above a title that doesn't say it. */
  label?: string
  title: string
  intro?: string
}

/** A link to a service, with the label and icon of its row in the route table unless it has its own. */
export interface ServiceEntry {
  to: Href
  text: string
  title?: string
  icon?: LucideIcon
}

/** A grid of cards: what the service does. */
export interface CardsSection extends Titled {
  kind: 'cards'
  cards: Card[]
}

interface Points extends Titled {
  points: { title: string; text: string }[]
}

/** A picture beside a short text with points. */
export interface StorySection extends Points {
  kind: 'story'
  /** Shown where there is no photograph, and until it has loaded. */
  drawing: DrawingName
  image?: ImageName
}

/** Points alone, and links. */
export interface PointsSection extends Points {
  kind: 'points'
  /** What links to the section name, if not its title. */
  id?: string
  ctas?: Cta[]
}

/** How the service works, in three to five steps. */
export interface StepsSection extends Titled {
  kind: 'steps'
  steps: { title: string; text: string }[]
}

/** Short names side by side: conditions, use cases, destinations. */
export interface ChipsSection extends Titled {
  kind: 'chips'
  chips: string[]
}

/** Text, or a link to a service with the label of its row in the route table. */
export type TableCell = string | { to: RoutePath }

/** Facts in rows and columns; the first column names the row. */
export interface TableSection extends Titled {
  kind: 'table'
  columns: string[]
  rows: [name: string, ...cells: TableCell[]][]
  /** The last row is the total of the others. */
  total?: true
}

/** What each plan has: text, or whether a feature is included; the first column names the feature. */
export interface ComparisonSection extends Titled {
  kind: 'comparison'
  columns: string[]
  rows: [feature: string, ...values: (string | boolean)[]][]
}

export interface FaqSection extends Titled {
  kind: 'faq'
  questions: { question: string; answer: string }[]
}

/** Important information. */
export interface NoticeSection {
  kind: 'notice'
  title: string
  text: string
  link?: Cta
}

/** Related services. */
export interface ServicesSection extends Titled {
  kind: 'services'
  services: ServiceEntry[]
}

/** The demonstration chat of the AI assistant. */
export interface ChatDemoSection extends Titled {
  kind: 'chat-demo'
}

/** Drawn logos of the tools that a service integrates with. */
export interface IntegrationsSection extends Titled {
  kind: 'integrations'
}

/** The search form of Find Care with its sample directory. */
export interface FindCareSection extends Titled {
  kind: 'find-care'
}

/** A section that any page can have. A new kind is a member here and a component in `src/sections/`. */
export type CommonSection =
  | CardsSection
  | StorySection
  | PointsSection
  | StepsSection
  | ChipsSection
  | TableSection
  | FaqSection
  | NoticeSection
  | ServicesSection
  | IntegrationsSection

/** A section of a page; those beside the common ones belong to one page. */
export type SectionContent = CommonSection | ComparisonSection | ChatDemoSection | FindCareSection

/** The content of a page that `sections/content-page.tsx` renders. The page renders its `Own` sections itself. */
export interface PageContent<Own extends SectionContent = never> {
  /** The page is read from its beginning to its end: its sections are a column of text. */
  article?: true
  meta: PageMeta
  hero: HeroContent
  sections: (CommonSection | Own)[]
  ctaBanner: CtaBannerContent
}

/** The panel beside a form. */
export interface SidePanel {
  headline: string
  points: [string, string, string]
}
