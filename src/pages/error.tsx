import { useRouteError } from 'react-router'
import { Link } from '@/lib/link'
import { Button, buttonClass } from '@/ui/button'

/** Stands in for a page that failed to load or to show, between the header and the footer. */
export function PageError() {
  const error = useRouteError()
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-start gap-4 py-section">
      <title>This page did not open</title>
      <h1 className="text-h1">This page did not open.</h1>
      <p className="max-w-prose text-lead text-muted">
        It may be the connection, or a new version of the site that was published a moment ago.
        Trying again helps in both cases.
      </p>
      <p className="font-mono text-sm text-muted">
        {error instanceof Error ? error.message : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link to="/" className={buttonClass('secondary')}>
          Back to home
        </Link>
      </div>
    </div>
  )
}
