import type { DraftName } from '@/drafts/drafts'

/** The navigation state of a link to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  message: string
  /** The draft of a request form. It goes when the message is sent, and the prefill goes with it. */
  requestDraft?: DraftName
}

/** The first lines of a message about a subject. */
export const toSubjectLine = (subject?: string) => (subject ? `Subject: ${subject}\n\n` : '')
