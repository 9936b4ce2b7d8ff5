import { type Subject, subjects } from '@/content/subjects'
import { checkText } from '@/lib/validate'
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
  const { message, draft }: Record<string, unknown> = Object(state)
  if (typeof message !== 'string' || typeof draft !== 'string') return undefined
  const invalid = checkText(message, { max: contactLimits.message, required: true })
  return invalid ? undefined : { message, draft }
}
