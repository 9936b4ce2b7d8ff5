import { checkText } from '@/lib/validate'
import { contactLimits } from './send-message'

/** The state of a navigation to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  message: string
  /** The name of the draft to discard once the message is sent. */
  draft: string
}

/** Reads the state of a navigation; undefined if it is no valid ContactPrefill. */
export function readContactPrefill(state: unknown): ContactPrefill | undefined {
  const { message, draft }: Record<string, unknown> = Object(state)
  if (typeof message !== 'string' || typeof draft !== 'string') return undefined
  const invalid = checkText(message, { max: contactLimits.message, required: true })
  return invalid ? undefined : { message, draft }
}
