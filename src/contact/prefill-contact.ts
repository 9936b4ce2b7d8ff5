import { type Subject, subjects } from '@/content/subjects'
import { contactLimits } from './send-message'

/** The state of a navigation to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  message: string
  /** The name of the draft to discard once the message is sent. */
  draft: string
}

/** An answered field of a form, as the message shows it. */
export interface Answer {
  label: string
  text: string
  /** The answer may have several lines and is below its label. */
  long?: boolean
}

/** The message that prefills the contact form: the subject, the request and a line for each answer. */
export function requestMessage(subject: Subject, request: string, answers: Answer[]): string {
  const lines = answers.map(({ label, text, long }) =>
    long ? `\n${label}:\n${text}` : `${label}: ${text}`,
  )
  return [`Subject: ${subjects[subject]}`, '', request, ...lines].join('\n')
}

/** Reads the state of a navigation; undefined if it is no valid ContactPrefill. */
export function readContactPrefill(state: unknown): ContactPrefill | undefined {
  if (!isContactPrefill(state) || !state.message.trim()) return undefined
  return [...state.message].length <= contactLimits.message ? state : undefined
}

const isContactPrefill = (state: unknown): state is ContactPrefill =>
  typeof state === 'object' &&
  state !== null &&
  'message' in state &&
  typeof state.message === 'string' &&
  'draft' in state &&
  typeof state.draft === 'string'
