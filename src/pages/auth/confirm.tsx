import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuthAction } from '@/auth/use-auth-action'
import { FormAlert } from '@/ui/form-alert'
import { AuthLayout } from '@/auth/auth-layout'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { ResendConfirmation } from '@/auth/resend-confirmation'
import { setFlash } from '@/lib/per-tab-store'
import { useAuthApi } from '@/auth/api'
import { useAuth } from '@/auth/auth-provider'
import { authErrorMessages } from '@/content/auth-errors'
import {
  confirmMeta,
  confirmPanel,
  emailLinks,
  failedLink,
  linkMessages,
} from '@/content/email-links'
import type { Href } from '@/content/hrefs'
import type { PageMeta, PageLocation } from '@/content/types'
import { toApiError } from '@/lib/errors'
import { Link } from '@/routing/link'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { Button, buttonVariants } from '@/ui/button'
import { showToast } from '@/ui/toast-store'

/** What a link is for: the `type` in its URL. */
type LinkKind = keyof typeof emailLinks

function kindOf(params: URLSearchParams) {
  const type = params.get('type')
  return type !== null && Object.hasOwn(emailLinks, type) ? (type as LinkKind) : undefined
}

export function meta({ search }: PageLocation): PageMeta {
  const kind = kindOf(new URLSearchParams(search))
  return kind ? { ...confirmMeta, title: emailLinks[kind].title } : confirmMeta
}

/**
 * The page that links in emails open. A button uses the link, because mail scanners open links before
 * people do.
 */
export function Component() {
  const [params] = useHydratedSearchParams()
  const kind = kindOf(params)
  const token = params.get('token_hash')
  const email = params.get('email')
  const [failure, setFailure] = useState<LinkFailure>()

  return kind && token && email && !failure ? (
    <LinkConfirmation kind={kind} token={token} email={email} onFailure={setFailure} />
  ) : (
    <FailedLink kind={kind} email={email} failure={failure} />
  )
}

/** Why a link does not work: it is expired, used or damaged, or was used by a press whose response was lost. */
type LinkFailure = 'expired' | 'response-lost'

/** Asks before the link is used, and says or shows what it has done. */
function LinkConfirmation({
  kind,
  token,
  email,
  onFailure,
}: {
  kind: LinkKind
  token: string
  email: string
  onFailure: (failure: LinkFailure) => void
}) {
  const { user } = useAuth()
  const { verifyEmailLink } = useAuthApi()
  const { isPending, message, run } = useAuthAction()
  const [isResponseLost, setIsResponseLost] = useState(false)
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const open = (to: Href) => navigate(to, { replace: true })
  const { title, text, button } = emailLinks[kind]
  const isSignUp = kind === 'signup'

  async function confirm() {
    try {
      const userId = await verifyEmailLink(kind, token, email)
      if (!userId) return linkMessages.otherAddress
      if (kind === 'recovery') return await open(withRedirect('/auth/new-password', target))
      if (!user) {
        setFlash(isSignUp ? 'confirmed' : 'email-changed', email)
        return await open(withRedirect('/auth?mode=login', target))
      }
      if (user.id !== userId) return linkMessages.otherUser(email)
      showToast(isSignUp ? linkMessages.emailConfirmed : linkMessages.emailChanged)
      return await open(target)
    } catch (error) {
      const failure = toApiError(error).kind
      if (failure === 'link-expired')
        return onFailure(isResponseLost && kind !== 'recovery' ? 'response-lost' : 'expired')
      if (failure === 'unknown-outcome') setIsResponseLost(true)
      throw error
    }
  }

  return (
    <AuthLayout title={title} text={text(email)} panel={confirmPanel}>
      <FormAlert result={message} />
      {message?.kind !== 'success' && (
        <Button variant="primary" disabled={isPending} onClick={() => run(confirm)}>
          {isPending ? 'Checking...' : button}
        </Button>
      )}
    </AuthLayout>
  )
}

/** Tells that a link does not work, and what to do about it. */
function FailedLink({
  kind,
  email,
  failure,
}: {
  kind?: LinkKind
  email: string | null
  failure?: LinkFailure
}) {
  const { user } = useAuth()
  const target = useRedirectTarget()
  const isResponseLost = failure === 'response-lost'
  const next =
    kind === 'recovery'
      ? { label: 'Ask for a new link', to: withRedirect('/auth/recover', target) }
      : user
        ? { label: 'Continue', to: target }
        : { label: 'Log in', to: withRedirect('/auth?mode=login', target) }
  return (
    <AuthLayout
      title={failedLink.title}
      text={
        (isResponseLost ? failedLink.responseLost : authErrorMessages.linkExpired) +
        (user ? failedLink.signedInAs(user.email) : isResponseLost ? failedLink.logIn : '')
      }
      panel={confirmPanel}
    >
      {kind === 'signup' && email && !user && !isResponseLost && (
        <ResendConfirmation email={email} />
      )}
      <Link to={next.to} className={buttonVariants('primary')}>
        {next.label}
      </Link>
    </AuthLayout>
  )
}
