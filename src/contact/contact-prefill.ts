/** The state of a navigation to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  /** The first lines of the message. */
  message: string
  /** The draft that the message was made from. Without that draft, the prefill is ignored. */
  sourceDraftName: string
}
