import { type LucideIcon } from 'lucide-react'
import type { Location } from 'react-router-dom'
import type { RoutePath } from './catalog/page-routes'
import type { DrawingName } from './catalog/drawings'
import type { ImageName } from './catalog/images'
import type { Href } from './catalog/hrefs'
import type { Mockup } from './mockup-types'
import type { Suite } from './catalog/suites'

/** Title (without the brand) and description for the browser tab, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
}

/** The parts of a URL that a page's title can depend on. */
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
  mockup?: Mockup
}

export interface CardContent {
  icon: LucideIcon
  title: string
  description: string
  /** Adds the badge of a feature that does not exist yet. */
  conceptual?: true
  link?: Cta
  /** The suite whose hue the card has, by default the page's. */
  suite?: Suite
}

export interface CtaBannerContent {
  headline: string
  text: string
  ctas: [Cta] | [Cta, Cta]
}

interface Titled {
  /** The standard word for the section, such as "Features", above a title that doesn't say it. */
  label?: string
  title: string
  intro?: string
  sunken?: true
}

/** A link to a service, by default with the label and icon of its route. */
export interface ServiceEntry {
  path: Href
  text: string
  label?: string
  icon?: LucideIcon
  /** Shown instead of the icon. */
  drawing?: DrawingName
}

/** A grid of cards for the features of the service. */
export interface CardsSection extends Titled {
  kind: 'cards'
  cards: CardContent[]
}

interface Points extends Titled {
  points: { title: string; text: string }[]
}

/** A picture next to a short text with points. */
export interface StorySection extends Points {
  kind: 'story'
  /** Shown without an image and until the image has loaded. */
  drawing: DrawingName
  image?: ImageName
}

/** Points, alone or next to a mockup, and links. */
export interface PointsSection extends Points {
  kind: 'points'
  mockup?: Mockup
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  ctas?: Cta[]
}

/** Text in paragraphs. */
export interface TextSection extends Titled {
  kind: 'text'
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  paragraphs: string[]
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

/** Text, a link to a service with the label of its route, or whether a plan includes something. */
export type TableCell = string | boolean | { to: RoutePath }

/** Facts in rows and columns; the first column names the row. */
export interface TableSection extends Titled {
  kind: 'table'
  columns: string[]
  rows: [name: string, ...cells: TableCell[]][]
  /** The name of a column that is tinted. */
  highlighted?: string
  /** The last row is the total of the others. */
  total?: true
}

export interface FaqSection extends Titled {
  kind: 'faq'
  title: `${string} FAQ`
  questions: { question: string; answer: string }[]
  /** Shown below the questions. */
  more?: { text: string; cta: Cta }
}

/** Important information. */
export interface NoticeSection {
  kind: 'notice'
  /** Whether it is about an emergency. */
  emergency?: true
  title: string
  text: string
  link?: Cta
}

/** Related services. */
export interface ServicesSection extends Titled {
  kind: 'services'
  services: ServiceEntry[]
}

/**
 * A section that only one page has. The page passes it to `ContentPage` by its name, as a slot.
 * Search finds the title, the intro and the items.
 */
export interface SlotSection extends Titled {
  kind: 'slot'
  name: string
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  items?: { title: string; text: string; id?: string }[]
}

/** A section of a page. A new kind is a member here and a component in `src/sections/`. */
export type SectionContent =
  | CardsSection
  | StorySection
  | PointsSection
  | TextSection
  | StepsSection
  | ChipsSection
  | TableSection
  | FaqSection
  | NoticeSection
  | ServicesSection
  | SlotSection

/** The content that `sections/content-page.tsx` renders. */
export interface PageContent {
  /** The opening of an article, whose sections are a narrow column of text. */
  article?: string[]
  meta: PageMeta
  hero: HeroContent
  sections: SectionContent[]
  ctaBanner?: CtaBannerContent
}

/** The panel next to a form. */
export interface SidePanel {
  headline: string
  points: string[]
}
