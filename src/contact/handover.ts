import { type Subject, subjects } from '@/content/subjects'
import { contactLimits } from './send-message'

/** What a page leaves in the location's state for the contact page: personal words stay out of the URL. */
export interface Handover {
  message: string
}

/** An answered question of a form, as the message says it. */
export interface Answer {
  label: string
  text: string
  /** The answer may have several lines and stands below its label. */
  long?: boolean
}

/** The message that the contact form opens with: subject, what is asked for, and a line an answer. */
export function handoverOf(subject: Subject, request: string, answers: Answer[]): Handover {
  const lines = answers.map(({ label, text, long }) =>
    long ? `\n${label}:\n${text}` : `${label}: ${text}`,
  )
  return { message: [`Subject: ${subjects[subject]}`, '', request, ...lines].join('\n') }
}

/** The message in a location's state; undefined for anything that no page of ours has put there. */
export function handedOverMessage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined
  const { message } = state
  if (typeof message !== 'string' || !message.trim()) return undefined
  return [...message].length <= contactLimits.message ? message : undefined
}
