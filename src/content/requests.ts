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
    | { kind: 'text'; autoComplete?: 'postal-code' }
    | { kind: 'number'; min: number; max: number }
    /** `from` and `after` name a date field: this one must not precede it, or must be later. */
    | { kind: 'date'; from?: string; after?: string }
    | { kind: 'select'; options: string[] }
    | { kind: 'textarea' }
  )

/** A type of request: the text of its page and the fields of its form. */
export interface RequestType {
  headline: string
  text: string
  fields: RequestField[]
}

/** The content of a request page; `Type` is the union of its slugs. */
export interface RequestCopy<Type extends string> {
  /** For when the URL names no type; otherwise the title is the headline of the type. */
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
  types: Record<Type, RequestType>
}

/** The title and description of a request page: the headline of its type is in the title. */
export const requestMeta = <Type extends string>(
  { meta, types }: RequestCopy<Type>,
  type: string | null | undefined,
): PageMeta => (isType(types, type) ? { ...meta, title: types[type].headline } : meta)

/** Whether a text of the URL is one of the types. */
const isType = <Type extends string>(
  types: Record<Type, unknown>,
  type: string | null | undefined,
): type is Type => typeof type === 'string' && Object.hasOwn(types, type)
