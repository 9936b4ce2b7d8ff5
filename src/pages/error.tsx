import { useEffect, useSyncExternalStore } from 'react'
import { useRouteError } from 'react-router'
import { Link } from '@/lib/link'
import { mayReload, PageNotLoaded, reload } from '@/lib/page-load'
import { Button, buttonClass } from '@/ui/button'
import { Spinner } from '@/ui/spinner'

const never = () => () => undefined

/** Stands in for a page that failed to load or to show, between the header and the footer. */
export function PageError() {
  const error = useRouteError()
  const missing = error instanceof PageNotLoaded
  const reloads = useSyncExternalStore(never, mayReload) && missing
  useEffect(() => {
    if (reloads) reload()
  }, [reloads])

  if (reloads)
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="Loading" />
      </div>
    )
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-start gap-4 py-section">
      <title>This page did not open</title>
      <h1 className="text-h1">This page did not open.</h1>
      <p className="max-w-prose text-lead text-muted">
        {missing
          ? 'Its files did not arrive. It may be the connection, or a new version of the site that is being published just now. Try again in a moment.'
          : 'Something in it failed. Trying again may help; if it does not, the rest of the site still works.'}
      </p>
      {!missing && error instanceof Error && (
        <p className="font-mono text-sm text-muted">{error.message}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Link to="/" className={buttonClass('secondary')}>
          Back to home
        </Link>
      </div>
    </div>
  )
}
