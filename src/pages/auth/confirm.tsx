import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readCallbackTokens } from '@/auth/auth-callback'
import { AuthFrame } from '@/auth/auth-frame'
import { CallbackLink } from '@/auth/callback-link'
import { EmailLinkForm } from '@/auth/email-link-form'
import { LinkConfirmation, type LinkKind, useShowOutcome } from '@/auth/link-confirmation'
import { useRedirectTarget, withRedirect } from '@/auth/redirect-target'
import { resendLabel, useResendConfirmation } from '@/auth/resend-confirmation'
import { useAuth } from '@/auth/use-auth'
import { confirmPanel, emailLinks, expiredLink } from '@/content/auth-forms'
import type { Href } from '@/content/links'
import { isAuthError } from '@/lib/errors'
import { Link } from '@/routing/link'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { buttonClass } from '@/ui/button'

export { confirmMeta as meta } from '@/content/auth'

/**
 * The page that links in emails open. A button uses the link, because mail scanners open links before
 * people do. Supabase's own templates have a session in the hash instead of a token.
 */
export function Component() {
  const [params] = useHydratedSearchParams()
  const type = params.get('type')
  const kind = type !== null && Object.hasOwn(emailLinks, type) ? (type as LinkKind) : undefined
  const token = params.get('token_hash')
  const email = params.get('email')
  const [expired, setExpired] = useState(false)
  const { hash } = useLocation()
  const tokens = useMemo(() => readCallbackTokens(hash), [hash])

  if (!expired && tokens) return <CallbackLink key={hash} tokens={tokens} setExpired={setExpired} />
  if (!expired && kind && token && email)
    return <TokenLink kind={kind} token={token} email={email} setExpired={setExpired} />
  return <ExpiredLink kind={kind} />
}

/** The error codes of a link that is expired, used or tampered with. */
const expiredCodes = ['otp_expired', 'validation_failed']

/** A link with a token, which the auth service verifies, and the address that it is for. */
function TokenLink({
  kind,
  token,
  email,
  setExpired,
}: {
  kind: LinkKind
  token: string
  email: string
  setExpired: (expired: boolean) => void
}) {
  const { verifyLink } = useAuth()
  const showOutcome = useShowOutcome(kind, email)
  const page = emailLinks[kind]

  async function verify() {
    try {
      return await showOutcome(await verifyLink(kind, token, email))
    } catch (error) {
      if (!isAuthError(error) || !expiredCodes.includes(error.code ?? '')) throw error
      setExpired(true)
    }
  }

  return <LinkConfirmation {...page} text={page.text(email)} onConfirm={verify} />
}

/** Tells that a link no longer works, and offers a new one. */
function ExpiredLink({ kind }: { kind?: LinkKind }) {
  const { user } = useAuth()
  const resend = useResendConfirmation()
  const target = useRedirectTarget()
  const next = nextStep(kind, user !== null, target)
  return (
    <AuthFrame
      title={expiredLink.title}
      text={expiredLink.text + (user ? expiredLink.signedInAs(user.email) : '')}
      panel={confirmPanel}
    >
      {next ? (
        <Link to={next.to} className={buttonClass('primary')}>
          {next.label}
        </Link>
      ) : (
        <EmailLinkForm
          submitLabel={resendLabel}
          send={resend}
          variant="secondary"
          after={
            <p className="text-center text-sm text-muted">
              <Link to={withRedirect('/auth?mode=login', target)} className="inline-link">
                Log in
              </Link>{' '}
              or{' '}
              <Link to={withRedirect('/auth/recover', target)} className="inline-link">
                set a new password
              </Link>
            </p>
          }
        >
          <p className="text-muted">{expiredLink.sendAgain}</p>
        </EmailLinkForm>
      )}
    </AuthFrame>
  )
}

/** What to do about an expired link, if that is more than to ask for another confirmation. */
function nextStep(
  kind: LinkKind | undefined,
  signedIn: boolean,
  target: Href,
): { label: string; to: Href } | undefined {
  const account = '/dashboard/account'
  if (kind === 'recovery')
    return { label: 'Ask for a new link', to: withRedirect('/auth/recover', target) }
  if (kind === 'email_change')
    return signedIn
      ? { label: 'Go to your account', to: account }
      : { label: 'Log in to ask again', to: withRedirect('/auth?mode=login', account) }
  return signedIn ? { label: 'Continue', to: target } : undefined
}
