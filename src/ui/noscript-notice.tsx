import { Alert } from './alert'

/** A notice that is shown if JavaScript is off. */
export const NoscriptNotice = ({ children }: { children: string }) => (
  <noscript className="col-span-full">
    <Alert tone="info">{children}</Alert>
  </noscript>
)
