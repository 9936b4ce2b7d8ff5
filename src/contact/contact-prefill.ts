import type { DraftName } from '@/drafts/drafts'

/** The navigation state of a link to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  /** The first lines of the message. */
  message: string
  /** The draft that the message was built from. If it no longer exists, the prefill is ignored. */
  sourceDraftName: DraftName
}

/** The first lines of a message about a subject. */
export const toSubjectLine = (subject?: string) => (subject ? `Subject: ${subject}\n\n` : '')
