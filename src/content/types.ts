import type { LucideIcon } from 'lucide-react'
import type { ContactSubject } from './catalog/contact-subjects'
import type { DrawingName } from './catalog/drawings'
import type { Href, ServiceHref } from './catalog/hrefs'
import type { RoutePath } from './catalog/page-routes'
import type { PhotoName } from './catalog/photos'
import type { Mockup } from './mockups/types'

/** Title (without the brand) and description for the browser tab, search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
}

/** A call to action: a button or a link. */
export interface Cta {
  label: string
  to: Href
}

/** A picture next to a text. For a new kind, follow the compiler from here. */
export type PictureContent =
  /** A stock photo. The drawing is shown until it has loaded. */
  | { kind: 'photo'; photo: PhotoName; drawing: DrawingName }
  | { kind: 'drawing'; drawing: DrawingName }
  | Mockup

/** What the first view of a page says, and what to do next. */
export interface HeroContent {
  headline: string
  tagline: string
  /** The first is the primary button. */
  ctas?: [Cta] | [Cta, Cta]
  picture?: PictureContent
}

/** A short title with its text. */
export interface Item {
  title: string
  text: string
}

/** A feature of a service. */
export interface CardContent extends Item {
  icon: LucideIcon
  /** Adds the badge of a feature that does not exist yet. */
  conceptual?: true
  link?: Cta
}

/** The last section of a page. */
export interface CtaBannerContent {
  headline: string
  text: string
  /** By default those of the hero. */
  ctas?: HeroContent['ctas']
  /** Links to lists that can be copied to a post, by default those of the page. */
  lists?: readonly Cta[]
}

/** What every kind of section has. */
export interface Titled {
  /** The standard word for the section, such as "Features", above a title that doesn't say it. */
  label?: string
  title: string
  /** The anchor for links to the section, by default made from the title. */
  id?: string
  intro?: string
  /** Whether the background is tinted, by default only that of steps and of points without a picture. */
  sunken?: boolean
  /** At the end: buttons, or a question with its link. */
  more?: { ctas: Cta[] } | { text: string; cta: Cta }
}

export interface Copyable {
  /** Whether a button copies the points, steps, chips or rows to a post, because they are useful today. */
  copyable?: true
}

/** A link to a service. Its label and icon are those of its route, in `page-routes.ts`. */
export interface ServiceEntry {
  path: ServiceHref
  text: string
  /** For one type of a request, such as Package Tours, which has no route of its own. */
  label?: string
  icon?: LucideIcon
}

/** A service with what works today, or is planned. The page adds that word, and a capital if needed. */
export type ServiceStatus = Omit<ServiceEntry, 'text'> &
  ({ today: string; planned?: never } | { planned: string; today?: never })

/** A grid of cards for the features of the service. */
export interface CardsSection extends Titled {
  kind: 'cards'
  cards: CardContent[]
}

/** Points, alone or next to a picture. */
export interface PointsSection extends Titled, Copyable {
  kind: 'points'
  points: Item[]
  picture?: PictureContent
}

export interface TextSection extends Titled {
  kind: 'text'
  paragraphs: string[]
}

/** How the service works, in three to five steps. */
export interface StepsSection extends Titled, Copyable {
  kind: 'steps'
  steps: Item[]
}

/** Short names side by side: conditions, use cases, destinations. */
export interface ChipsSection extends Titled, Copyable {
  kind: 'chips'
  chips: string[]
}

/** Text, or a link to a service with the label of its route. */
export type TableCell = string | { to: RoutePath }

/** Facts in rows and columns; the first column names the row. */
export interface TableSection extends Titled, Copyable {
  kind: 'table'
  columns: string[]
  /** A row named "Total" stands out. */
  rows: [name: string, ...cells: TableCell[]][]
}

/** Questions with short answers, which search engines may show, too. */
export interface FaqSection extends Titled {
  kind: 'faq'
  title: `${string} FAQ`
  questions: { question: string; answer: string }[]
}

export interface NoticeSection extends Pick<Titled, 'title' | 'id'> {
  kind: 'notice'
  tone?: 'info' | 'danger'
  text: string
  link?: Cta
}

export interface ServicesSection extends Titled {
  kind: 'services'
  /** A drawing replaces the icon. */
  services: (ServiceEntry & { drawing?: DrawingName })[]
}

/**
 * A section that only one page has. The page passes its component to `ContentPage` by `name`.
 * Search finds the title, the intro, the text and the items, also those that the component ignores.
 */
export interface SlotSection<Name extends string = string> extends Titled {
  kind: 'slot'
  name: Name
  text?: string
  items?: (Item & { id?: string })[]
}

/** A section of a page. A new kind is a member here and a component in `src/sections/kinds/`. */
export type SectionContent<Slot extends string = string> =
  | CardsSection
  | PointsSection
  | TextSection
  | StepsSection
  | ChipsSection
  | TableSection
  | FaqSection
  | NoticeSection
  | ServicesSection
  | SlotSection<Slot>

/** The content that `sections/content-page.tsx` renders. `Slot` is the union of its slots' names. */
export interface PageContent<Slot extends string = never> {
  meta: PageMeta
  hero: HeroContent
  /** Makes the page an article, a narrow column of text. */
  article?: {
    /** Such as “3-minute read”. */
    readingTime: string
    /** The paragraphs before the first section. */
    opening: string[]
  }
  sections: SectionContent<Slot>[]
  ctaBanner?: CtaBannerContent
}

/** What every field has. `name` is its key in drafts; `label` is what the page asks. */
interface Question {
  name: string
  label: string
  /** The inquiry needs an answer. */
  required?: true
  hint?: string
}

/** A field of an inquiry's form. Dates are today or later. */
export type InquiryField = Question &
  (
    | { kind: 'text' }
    | { kind: 'zip' }
    | { kind: 'number'; min: number; max: number }
    /** A year up to the current one. */
    | { kind: 'year'; min: number }
    /** `notBefore` or `after` is the name of another date field. */
    | { kind: 'date'; notBefore?: string; after?: never; isWithinYear?: true }
    | { kind: 'date'; after: string; notBefore?: never; isWithinYear?: true }
    | { kind: 'select'; options: string[] }
    | { kind: 'textarea' }
  )

/** A type of inquiry: its name, the text of its page and the fields of its form. */
interface InquiryType {
  label: string
  icon: LucideIcon
  headline: string
  text: string
  fields: InquiryField[]
}

/** The content of an inquiry page; `Type` is the union of its slugs. */
export interface InquiryContent<Type extends string = string> {
  subject: ContactSubject
  /** Shown above all types if the URL doesn't name one, with `text`. */
  headline: string
  text: string
  /** For search engines, if the URL doesn't name a type. */
  description: string
  /** Added to every lead: what our reply contains, and what it can't. */
  reply: string
  /** The title of the form, and of the message before the type's label. */
  formTitle: string
  /** The title above all types. */
  typesTitle: string
  /** The accessible name of the links between the types, by default `typesTitle`. */
  typesLabel?: string
  /** The steps after the inquiry, in order. */
  nextSteps: string[]
  hrefFor(type: Type): Href
  /** The types by slug, in the order of the page. */
  types: Record<Type, InquiryType>
}
