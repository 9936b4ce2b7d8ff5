import type { LucideIcon } from 'lucide-react'
import type { ContactSubject } from './catalog/contact-subjects'
import type { Href } from './catalog/hrefs'

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
