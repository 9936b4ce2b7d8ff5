import type { LucideIcon } from 'lucide-react'
import type { Href } from '@/content/catalog/hrefs'
import type { ContactSubject } from '@/content/catalog/contact-subjects'

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
    | { kind: 'date'; notBefore?: string; after?: string; isWithinYear?: true }
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
export interface InquiryCopy<Type extends string = string> {
  subject: ContactSubject
  /** Shown above all types if the URL doesn't name one, with `text`. */
  headline: string
  text: string
  /** For search engines, if the URL doesn't name a type. */
  description: string
  /** The title of the form, and of the message before the type's label. */
  title: string
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

/** A step after every inquiry. */
export const sendStep = 'You add your name and email address, and send it.'

/** The label of a link to a type. */
export const startLabel = 'Start a request'

/** Returns the icon, title and link of a card for an inquiry type. */
export const toCard = <Type extends string>(
  { types, hrefFor }: InquiryCopy<Type>,
  type: Type,
  linkLabel = startLabel,
) => ({
  icon: types[type].icon,
  title: types[type].label,
  link: { label: linkLabel, to: hrefFor(type) },
})
