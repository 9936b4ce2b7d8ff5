import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { pageError } from '@/content/messages'
import { ChunkLoadError, reloadOnce } from '@/lib/chunk-errors'
import { Link } from '@/routing/link'
import { Button, buttonClass } from '@/ui/button'

/** Shown between header and footer in place of a page that failed to load or to render. */
export function PageError() {
  const error = useRouteError()
  const missing = error instanceof ChunkLoadError
  const { pathname, search } = useLocation()

  // React Router never calls a `lazy` again that has failed, so another visit needs a reload as well.
  useEffect(() => {
    if (!missing) return
    const reload = () => void reloadOnce(pathname + search)
    reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [missing, pathname, search])

  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-start gap-4 py-section">
      <title>{pageError.title}</title>
      <h1 className="text-h1">{pageError.title}</h1>
      <p className="max-w-prose text-lead text-muted">
        {missing ? pageError.notLoaded : pageError.failed}
      </p>
      {!missing && error instanceof Error && (
        <p className="font-mono text-sm text-muted">{error.message}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{pageError.retry}</Button>
        <Link to="/" className={buttonClass('secondary')}>
          {pageError.home}
        </Link>
      </div>
    </div>
  )
}
