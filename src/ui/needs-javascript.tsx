/** Says without JavaScript that something is missing. */
export const NeedsJavaScript = ({ what }: { what: string }) => (
  <noscript className="col-span-full">
    <p className="text-lead">
      {what} needs JavaScript. Turn it on in your browser’s settings and reload the page.
    </p>
  </noscript>
)
