import type { Session } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  callbackLink,
  confirmMessages,
  confirmPanel,
  emailLinks,
  expiredLink,
  type LinkPage,
  uncheckedLink,
} from '@/content/auth-forms'
import type { Href } from '@/content/links'
import { isAuthError, UserFacingError } from '@/lib/errors'
import { Link } from '@/routing/link'
import { Button, buttonClass } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toasts'
import { type CallbackTokens, readCallbackTokens } from './auth-callback'
import { AuthFrame } from './auth-frame'
import { FormMessage, useAuthAction } from './auth-action'
import type { LinkOutcome } from './auth-api'
import type { LogInState } from './auth-page'
import { EmailLinkForm } from './email-link-form'
import { useRedirectTarget, withRedirect } from './redirect-target'
import { resendLabel, useResendConfirmation } from './resend-confirmation'
import { storedUserId } from './stored-session'
import { useAuth } from './use-auth'

type Kind = keyof typeof emailLinks

/**
 * The page that links in emails open. A button uses the link, because mail scanners open links before
 * people do. Supabase's own templates have a session in the hash instead of a token.
 */
export function ConfirmLink() {
  const [params] = useSearchParams()
  const type = params.get('type')
  const kind = type !== null && Object.hasOwn(emailLinks, type) ? (type as Kind) : undefined
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

/** Asks before `onConfirm` uses the link. Shows the message that it returns, or its error. */
function LinkConfirmation({
  title,
  text,
  button,
  onConfirm,
  children,
}: LinkPage & { onConfirm: () => Promise<string | void> | void; children?: ReactNode }) {
  const { pending, message, run } = useAuthAction()
  return (
    <AuthFrame title={title} text={text} panel={confirmPanel}>
      <FormMessage message={message} />
      {message?.kind !== 'success' && (
        <Button variant="primary" disabled={pending} onClick={() => run(onConfirm)}>
          {pending ? 'Checking...' : button}
        </Button>
      )}
      {children}
    </AuthFrame>
  )
}

/** Returns a function that opens the page of an outcome, or returns the message of one that has none. */
function useShowOutcome(kind: Kind, email: string) {
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const open = (to: Href, state?: LogInState) => navigate(to, { replace: true, state })

  return async (outcome: LinkOutcome) => {
    switch (outcome) {
      case 'refused':
        throw new UserFacingError(confirmMessages.refused(email))
      case 'confirmed-first':
        return confirmMessages.otherAddress
      case 'confirmed-other-user':
        return confirmMessages.otherUser(email)
      case 'confirmed':
        return open(withRedirect('/auth?mode=login', target), { confirmed: email })
      case 'recovery':
        return open(withRedirect('/auth/new-password', target))
      case 'logged-in': {
        const changed = kind === 'email_change'
        showToast(changed ? confirmMessages.emailChanged : confirmMessages.emailConfirmed)
        return open(changed ? '/dashboard/account' : target)
      }
    }
  }
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
  kind: Kind
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

/** A link with a session, which the auth service checks first: it knows the address, the link does not. */
function CallbackLink({
  tokens,
  setExpired,
}: {
  tokens: CallbackTokens
  setExpired: (expired: boolean) => void
}) {
  const { checkCallback } = useAuth()
  /** The session, once the auth service has checked it; null if the service did not answer. */
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    if (session !== undefined) return
    let ignore = false
    const check = async () => {
      const { data, error } = await checkCallback(tokens)
      if (ignore) return
      if (data.session) setSession(data.session)
      else if (error?.name === 'AuthRetryableFetchError') setSession(null)
      else setExpired(true)
    }
    check().catch(() => ignore || setSession(null))
    return () => {
      ignore = true
    }
  }, [tokens, session, checkCallback, setExpired])

  if (session === undefined) return <Spinner label="Checking the link" />
  return session ? (
    <CheckedCallback session={session} recovering={tokens.recovering} />
  ) : (
    <LinkConfirmation {...uncheckedLink} onConfirm={() => setSession(undefined)} />
  )
}

function CheckedCallback({ session, recovering }: { session: Session; recovering: boolean }) {
  const { user, acceptCallback } = useAuth()
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const email = session.user.email ?? ''
  const showOutcome = useShowOutcome(recovering ? 'recovery' : 'signup', email)
  /** The user whose session is stored, even if it could not be checked or still needs a code. */
  const [storedUser] = useState(storedUserId)

  const accept = async () => showOutcome(await acceptCallback(session, recovering))

  if (storedUser && !recovering) {
    const { signedInAs, sameAccount, otherAccount, ...page } = callbackLink.notUsed
    const text =
      (user ? signedInAs(user.email) : '') +
      (storedUser === session.user.id ? sameAccount : otherAccount(email))
    const leave = () => navigate(target, { replace: true })
    return <LinkConfirmation {...page} text={text} onConfirm={leave} />
  }
  const page = callbackLink.question
  return (
    <LinkConfirmation {...page} text={page.text(email)} onConfirm={accept}>
      <Button variant="quiet" onClick={() => navigate('/', { replace: true })}>
        Cancel
      </Button>
    </LinkConfirmation>
  )
}

/** Tells that a link no longer works, and offers a new one. */
function ExpiredLink({ kind }: { kind?: Kind }) {
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
  kind: Kind | undefined,
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
