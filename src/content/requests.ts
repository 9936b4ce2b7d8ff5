import type { Subject } from './subjects'

interface Question {
  name: string
  label: string
  /** A request would be pointless without it. */
  required?: true
  hint?: string
}

/** A question of a request form. Dates are of today or later. */
export type RequestField = Question &
  (
    | { kind: 'text'; autoComplete?: 'postal-code' }
    | { kind: 'number'; min: number; max: number }
    /** `from` names the date field that this one may not lie before. */
    | { kind: 'date'; from?: string }
    | { kind: 'select'; options: string[] }
    | { kind: 'textarea' }
  )

/** One kind of request: what its page says and what its form asks, three to six questions. */
export interface RequestKind {
  headline: string
  text: string
  fields: RequestField[]
}

/** What a page of requests says; `Kind` are the slugs of its kinds. */
export interface RequestCopy<Kind extends string> {
  subject: Subject
  /** What the message calls the request, before the kind's name: "Quote request". */
  request: string
  /** What the links between the kinds are called together. */
  kindsLabel: string
  /** Shown when the address names no kind. */
  choice: { headline: string; text: string; title: string; action: string }
  formTitle: string
  submit: string
  /** What happens with the answers, in order. */
  next: string[]
  kinds: Record<Kind, RequestKind>
}
