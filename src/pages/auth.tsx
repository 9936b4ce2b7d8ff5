import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { contactHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { findSignupService } from '@/content/catalog/signup-services'
import { postsMockup } from '@/content/mockups/dashboard'
import { anonymousOwner, findDraft, useDraftStore } from '@/drafts/drafts'
import { AuthLayout } from '@/features/account/auth-layout'
import {
  authMeta,
  authModes,
  getCopiedNote,
  getServiceNote,
  getSignUpNote,
  loginNotes,
  mfaCopy,
  sessionNotes,
  signUpCopy,
} from '@/features/account/copy'
import { CredentialsForm } from '@/features/account/credentials-form'
import { MfaChallengeScreen } from '@/features/account/mfa-challenge-screen'
import { useHydrated } from '@/lib/use-hydrated'
import { InlineLink, type LinkTo } from '@/routing/link'
import type { PageLocation } from '@/routing/page-module'
import { useRedirectTarget } from '@/routing/redirect-target'
import { findPageRoute } from '@/routing/route-lookup'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { usePageRoute } from '@/routing/use-page-route'
import { PageSkeleton } from '@/ui/skeleton'

export const meta = ({ pathname }: PageLocation) =>
  authMeta[findPageRoute(pathname)!.path as keyof typeof authMeta]

/** The page of /login, /signup and /auth. Redirects signed-in users to `?redirect=`, or home. */
export function Component(): ReactElement {
  const { authState } = useAuth()
  const redirectTarget = useRedirectTarget()
  const { state } = useLocation() as { state: string | null }
  // After a reload, the browser still has the state, but the prerendered page doesn't.
  const linkKind = useHydrated() ? state : null

  if (authState.status === 'signed-in')
    // The outline stays until the page of the target has loaded.
    return (
      <>
        <Navigate to={redirectTarget} replace />
        <PageSkeleton />
      </>
    )
  if (authState.status === 'code-needed')
    return (
      <MfaChallengeScreen {...authState} note={linkKind === 'recovery' ? mfaCopy.afterReset : ''} />
    )
  const reason = authState.status === 'signed-out' ? authState.reason : undefined
  return <CredentialsPage note={linkKind ? loginNotes[linkKind] : reason && sessionNotes[reason]} />
}

/** The login or sign-up form. The login form has a note about the previous step. */
function CredentialsPage({ note }: { note?: string }) {
  const path = usePageRoute()?.path
  const redirectTarget = useRedirectTarget()
  const [params] = useHydratedSearchParams()
  const isSignUp = path === '/auth' ? params.get('mode') === 'signup' : path === '/signup'
  const [mode, other] = isSignUp ? (['signup', 'login'] as const) : (['login', 'signup'] as const)
  const { title, panel, question, toggle } = authModes[mode]
  const toggled = new URLSearchParams(params)
  if (path === '/auth') toggled.set('mode', other)
  const toggleTo: LinkTo = {
    pathname: path === '/auth' ? path : `/${other}`,
    search: toggled.toString(),
  }
  const service = (isSignUp && params.get('service')) || undefined
  const signupService = findSignupService(service)
  const linkedService = findService(findPageRoute(signupService?.path ?? redirectTarget))
  const isClosed = linkedService && !isOpen(linkedService)
  const serviceNote = linkedService && getServiceNote(mode, linkedService.label, !isClosed)
  const copied = useDraftStore(({ drafts }) => findDraft(anonymousOwner, 'new-post', drafts))
  return (
    <AuthLayout
      title={title}
      text={
        (!isSignUp && note) ||
        (copied && getCopiedNote(copied.values.title!)) ||
        (linkedService && serviceNote && (
          <>
            {serviceNote.text}{' '}
            {serviceNote.link && (
              <>
                <InlineLink to={contactHref(linkedService.label)}>{serviceNote.link}</InlineLink>.
              </>
            )}
          </>
        ))
      }
      panel={panel}
      mockup={isSignUp ? postsMockup : undefined}
    >
      {isSignUp && <p className="-mt-4 mb-2 text-sm text-muted">{getSignUpNote()}</p>}
      <CredentialsForm
        key={mode}
        mode={mode}
        service={signupService && service}
        closedService={signupService && isClosed ? linkedService.label : undefined}
      />
      <p className="text-sm text-muted">
        {question} <InlineLink to={toggleTo}>{toggle}</InlineLink>
      </p>
      {isSignUp && (
        <p className="border-t border-line pt-5 text-xs text-muted">
          {signUpCopy.getDataNote(!!signupService)}{' '}
          <InlineLink to="/features#compliance">{signUpCopy.details}</InlineLink>
        </p>
      )}
    </AuthLayout>
  )
}
