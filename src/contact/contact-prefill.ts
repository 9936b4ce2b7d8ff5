import type { DraftName } from '@/drafts/drafts'

/** The navigation state of a link to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  message: string
  /** The request form's draft. Once it is gone, as after the message was sent, nothing is prefilled. */
  requestDraft?: DraftName
}

/** The first lines of a message about a subject. */
export const toSubjectLine = (subject?: string) => (subject ? `Subject: ${subject}\n\n` : '')
