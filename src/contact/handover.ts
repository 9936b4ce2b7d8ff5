import { type Subject, subjects } from '@/content/subjects'
import { contactLimits } from './send-message'

/** What a page leaves in the location's state for the contact page: personal words stay out of the URL. */
export interface Handover {
  message: string
  /** The name of the draft that is done with once the message is sent. */
  draft: string
}

/** An answered question of a form, as the message says it. */
export interface Answer {
  label: string
  text: string
  /** The answer may have several lines and stands below its label. */
  long?: boolean
}

/** The message that the contact form opens with: subject, what is asked for, and a line an answer. */
export function messageOf(subject: Subject, request: string, answers: Answer[]): string {
  const lines = answers.map(({ label, text, long }) =>
    long ? `\n${label}:\n${text}` : `${label}: ${text}`,
  )
  return [`Subject: ${subjects[subject]}`, '', request, ...lines].join('\n')
}

/** What a location's state hands over; undefined for anything that no page of ours has put there. */
export function handedOver(state: unknown): Handover | undefined {
  if (!isHandover(state) || !state.message.trim()) return undefined
  return [...state.message].length <= contactLimits.message ? state : undefined
}

const isHandover = (state: unknown): state is Handover =>
  typeof state === 'object' &&
  state !== null &&
  'message' in state &&
  typeof state.message === 'string' &&
  'draft' in state &&
  typeof state.draft === 'string'
