import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { isErrorOfKind, offlineMessage } from '@/lib/errors'
import { reloadOnce } from '@/lib/reload-once'
import { ButtonLink } from '@/routing/button-link'
import { Button } from '@/ui/button'
import { pageErrorCopy } from './copy'

/**
 * Shown between header and footer in place of a page that failed to load or to render. If a file is
 * missing after a deployment, the page reloads once instead. The delay hides the error until then.
 */
export function RouteErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    if (isErrorOfKind(error, 'site-updated')) reloadOnce()
  }, [error])
  return (
    <div className="container-page grid min-h-[60dvh] animate-[fade-in_0.2s_0.5s_backwards] content-center justify-items-start gap-4 py-section">
      <title>{pageErrorCopy.title}</title>
      <h1 className="text-h1">{pageErrorCopy.title}</h1>
      <p className="max-w-measure text-lead text-muted">
        {isErrorOfKind(error, 'offline') ? offlineMessage : pageErrorCopy.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{pageErrorCopy.retry}</Button>
        <ButtonLink variant="secondary" to="/">
          {pageErrorCopy.home}
        </ButtonLink>
      </div>
    </div>
  )
}
