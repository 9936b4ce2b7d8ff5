import { contactHref } from '@/content/catalog/hrefs'
import { findService, isOpen } from '@/content/catalog/open-services'
import { findClosedService, findSignupService } from '@/content/catalog/signup-services'
import { postsMockup } from '@/content/mockups/dashboard'
import { anonymousOwner, findDraft, useDraftStore } from '@/drafts/drafts'
import { InlineLink, type LinkTo } from '@/routing/link'
import { useRedirectTarget } from '@/routing/redirect-target'
import { findPageRoute } from '@/routing/route-lookup'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { usePageRoute } from '@/routing/use-page-route'
import { AuthLayout } from './auth-layout'
import { authModes, getCopiedNote, getServiceNote, getSignUpNote, signUpCopy } from './copy'
import { CredentialsForm } from './credentials-form'

/** The login or sign-up form. The login form has a note about the previous step. */
export function CredentialsPage({ note }: { note?: string }) {
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
  const serviceNote =
    linkedService && getServiceNote(mode, linkedService.label, isOpen(linkedService))
  const copied = useDraftStore(({ drafts }) => findDraft(anonymousOwner, 'post:', drafts))
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
      <CredentialsForm key={mode} mode={mode} service={signupService && service} />
      <p className="text-sm text-muted">
        {question} <InlineLink to={toggleTo}>{toggle}</InlineLink>
      </p>
      {isSignUp && (
        <p className="border-t border-line pt-5 text-xs text-muted">
          {signUpCopy.getDataNote(!!signupService, !!findClosedService(service))}{' '}
          <InlineLink to="/features#compliance">{signUpCopy.details}</InlineLink>
        </p>
      )}
    </AuthLayout>
  )
}
