import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { offlineMessage } from '@/lib/error-messages'
import { isErrorOfKind } from '@/lib/errors'
import { reloadOnce } from '@/lib/reload-once'
import { ButtonLink } from '@/routing/link'
import { Headline } from '@/sections/headline'
import { Button } from '@/ui/button'
import { pageErrorCopy } from './copy'

/** Replaces a page that failed to load or to render. The delay hides it until a reload starts. */
export function RouteErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    if (isErrorOfKind(error, 'site-updated')) reloadOnce()
  }, [error])
  return (
    <div className="container-page grid min-h-[60dvh] animate-[fade-in_0.2s_0.5s_backwards] content-center justify-items-start gap-4 py-section">
      <title>{pageErrorCopy.title}</title>
      <Headline
        title={pageErrorCopy.title}
        lead={isErrorOfKind(error, 'repeatable') ? offlineMessage : pageErrorCopy.text}
        className="gap-4"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <ButtonLink variant="secondary" to="/">
          {pageErrorCopy.home}
        </ButtonLink>
      </div>
    </div>
  )
}
