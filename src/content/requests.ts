import type { LucideIcon } from 'lucide-react'
import type { Href } from './links'
import type { Subject } from './subjects'
import type { PageMeta } from './types'

interface Question {
  name: string
  label: string
  /** The request needs an answer. */
  required?: true
  hint?: string
}

/** A field of a request form. Dates are today or later. */
export type RequestField = Question &
  (
    | { kind: 'text' }
    | { kind: 'zip' }
    | { kind: 'number'; min: number; max: number }
    /** Each names another date field: the date is on or after that of `from`, and later than that of `after`. */
    | { kind: 'date'; from?: string; after?: string }
    | { kind: 'select'; options: string[] }
    | { kind: 'textarea' }
  )

/** A type of request: the text of its page and the fields of its form. */
export interface RequestType {
  icon: LucideIcon
  headline: string
  text: string
  fields: RequestField[]
}

/** The heading over what happens after a request. */
export const nextTitle = 'How it works'

/** The content of a request page; `Type` is the union of its slugs. */
export interface RequestCopy<Type extends string = string> {
  /** For when the URL names no type. */
  meta: PageMeta
  subject: Subject
  /** What the message calls the request, before the name of its type: "Quote request". */
  request: string
  /** The accessible name of the links between the types. */
  typesLabel: string
  /** Shown when the URL names no type. */
  choice: { headline: string; text: string; title: string; action: string }
  formTitle: string
  submit: string
  /** What happens after the request, in order. */
  next: string[]
  /** The types with their names, in the order of the page. */
  names: Record<Type, string>
  linkTo(type: Type): Href
  types: Record<Type, RequestType>
}
