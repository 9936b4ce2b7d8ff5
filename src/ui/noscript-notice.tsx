import { Alert } from './alert'
import { noscriptNotes } from './copy'

/** A notice that is shown if JavaScript is off, by default that a form needs it. */
export const NoscriptNotice = ({ text = noscriptNotes.form }: { text?: string }) => (
  <noscript className="col-span-full">
    <Alert tone="info">{text}</Alert>
  </noscript>
)
