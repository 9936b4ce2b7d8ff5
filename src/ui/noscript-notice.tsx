import { Alert } from './alert'

/** A notice that a feature needs JavaScript, shown if JavaScript is off. */
export const NoscriptNotice = ({ feature }: { feature: string }) => (
  <noscript className="col-span-full">
    <Alert tone="info">
      {feature} needs JavaScript. Turn it on in your browser’s settings and reload the page.
    </Alert>
  </noscript>
)
