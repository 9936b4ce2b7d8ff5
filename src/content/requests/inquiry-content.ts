import type { LucideIcon } from 'lucide-react'
import type { Href } from '@/content/catalog/hrefs'
import type { ContactSubject } from '@/content/catalog/contact-subjects'
import type { PageMeta } from '@/content/types'

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

/** A type of inquiry: the text of its page and the fields of its form. */
interface InquiryType {
  icon: LucideIcon
  headline: string
  text: string
  fields: InquiryField[]
}

/** The heading over what happens after an inquiry. */
export const nextStepsTitle = 'How it works'

/** Shown next to the button of the form. */
export const inquiryDataNote =
  'Nothing is sent yet. Your answers become a message that only our staff can read; ask us to delete it at any time.'

/** The content of an inquiry page; `Type` is the union of its slugs. */
export interface InquiryCopy<Type extends string = string> {
  /** Used if the URL doesn't name a type. */
  meta: PageMeta
  subject: ContactSubject
  /** The inquiry's name in the message, such as "Quote request", before the name of its type. */
  messageTitle: string
  /** The accessible name of the links between the types. */
  typesLabel: string
  /** Shown if the URL doesn't name a type. */
  choice: { headline: string; text: string; title: string; action: string }
  formTitle: string
  submit: string
  /** The steps after the inquiry, in order. */
  nextSteps: string[]
  /** The types with their names, in the order of the page. */
  typeLabels: Record<Type, string>
  hrefFor(type: Type): Href
  types: Record<Type, InquiryType>
}
