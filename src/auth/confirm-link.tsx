import type { Session } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  callbackLink,
  confirmMessages,
  confirmPanel,
  type EmailLink,
  emailLinks,
  expiredLink,
  uncheckedLink,
} from '@/content/auth-forms'
import type { Href } from '@/content/links'
import { loginSuccessful, unexpectedError } from '@/content/messages'
import { useHydrated } from '@/lib/use-hydrated'
import { withTimeout } from '@/lib/with-timeout'
import { Link } from '@/routing/link'
import { Button, buttonClass } from '@/ui/button'
import { EmailField } from '@/ui/field'
import { Form, useForm } from '@/ui/form'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { FormMessage, useAuthAction } from './auth-action'
import { emailRedirectTarget, withRedirect } from './redirect-target'
import { ResendConfirmation } from './resend-confirmation'
import { type CallbackTokens, readCallbackTokens, storedUserId } from './session'
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
  const [expired, expire] = useReducer(() => true, false)
  const { hash } = useLocation()
  const tokens = useMemo(() => readCallbackTokens(hash), [hash])

  if (expired || !(tokens || (kind && token))) return <ExpiredLink kind={kind} />
  if (tokens) return <CallbackLink key={hash} tokens={tokens} onExpired={expire} />
  return <TokenLink kind={kind!} token={token!} onExpired={expire} />
}

/** Asks before `use` uses the link. Messages of the last try are shown. */
function Question({
  page: { title, text, button },
  action: { pending, message },
  use,
  children,
}: {
  page: EmailLink
  action: Pick<ReturnType<typeof useAuthAction>, 'pending' | 'message'>
  use: () => void
  children?: ReactNode
}) {
  return (
    <AccountFrame title={title} text={text} panel={confirmPanel}>
      <FormMessage message={message} />
      {message?.kind !== 'success' && (
        <Button variant="primary" disabled={pending} onClick={use}>
          {pending ? 'Checking...' : button}
        </Button>
      )}
      {children}
    </AccountFrame>
  )
}

/** A link with a token, which is exchanged for a session. */
function TokenLink({
  kind,
  token,
  onExpired,
}: {
  kind: Kind
  token: string
  onExpired: () => void
}) {
  const { verifyLink } = useAuth()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const action = useAuthAction()

  const verify = () =>
    action.run(async ({ showError, showSuccess }) => {
      const { data, error, ...answer } = await verifyLink(kind, token)
      if (error?.code === 'otp_expired' || error?.code === 'validation_failed') return onExpired()
      if (error) return showError(error)
      if ('otherUser' in answer) return showSuccess(confirmMessages.otherUser(answer.otherUser))
      if (!data.session) return showSuccess(confirmMessages.otherAddress)
      const redirectTarget = emailRedirectTarget(params)
      if (kind === 'recovery')
        return navigate(withRedirect('/auth/new-password', redirectTarget), { replace: true })
      const changed = kind === 'email_change'
      showToast(changed ? confirmMessages.emailChanged : confirmMessages.emailConfirmed)
      return navigate(changed ? '/dashboard/account' : redirectTarget, { replace: true })
    })

  return <Question page={emailLinks[kind]} action={action} use={verify} />
}

/**
 * A link with a session. It never replaces another session: the link may be to the account of its
 * sender. The address that the question names is from the auth service, not from the link.
 */
function CallbackLink({ tokens, onExpired }: { tokens: CallbackTokens; onExpired: () => void }) {
  const { user, getSecondClient, acceptCallbackSession } = useAuth()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  /** The session, once the auth service has checked it; null if the service did not answer. */
  const [session, setSession] = useState<Session | null>()
  const [accepting, setAccepting] = useState(false)
  const action = useAuthAction()

  useEffect(() => {
    if (session !== undefined) return
    let left = false
    const check = async () => {
      const { data, error } = await (await getSecondClient()).auth.setSession(tokens)
      if (left) return
      if (data.session) setSession(data.session)
      else if (error?.name === 'AuthRetryableFetchError') setSession(null)
      else onExpired()
    }
    withTimeout(check).catch(() => left || setSession(null))
    return () => {
      left = true
    }
  }, [tokens, session, getSecondClient, onExpired])

  const open = (address: string) => navigate(address, { replace: true })
  const target = () => emailRedirectTarget(params)

  const accept = () =>
    action.run(async ({ showError }) => {
      setAccepting(true)
      const error = await acceptCallbackSession(session!, tokens.recovering)
      if (error) {
        setAccepting(false)
        return showError(unexpectedError)
      }
      if (tokens.recovering) return open(withRedirect('/auth/new-password', target()))
      showToast(loginSuccessful)
      return open(target())
    })

  if (session === undefined) return <Spinner label="Checking the link" />
  if (!session)
    return <Question page={uncheckedLink} action={action} use={() => setSession(undefined)} />
  const { question, notUsed } = callbackLink
  const email = session.user.email ?? ''
  // A stored session counts even if it could not be checked, or still needs the code of a factor.
  if (!accepting && (user || storedUserId())) {
    const same = session.user.id === storedUserId()
    const text =
      (user ? notUsed.signedInAs(user.email) : '') +
      (same ? notUsed.sameAccount : notUsed.otherAccount(email))
    return <Question page={{ ...notUsed, text }} action={action} use={() => open(target())} />
  }
  return (
    <Question page={{ ...question, text: question.text(email) }} action={action} use={accept}>
      <Button variant="quiet" onClick={() => open('/')}>
        Cancel
      </Button>
    </Question>
  )
}

/** Tells that a link no longer works, and offers a new one. */
function ExpiredLink({ kind }: { kind?: Kind }) {
  const { user } = useAuth()
  const [values, onChange] = useState({ email: '' })
  const [params] = useSearchParams()
  // The first render reads nothing that this browser remembers.
  const target = useHydrated() ? emailRedirectTarget(params) : '/'
  const form = useForm({ values, onChange, check: () => ({}), onSubmit: () => undefined })
  const next = nextStep(kind, user !== null, target)
  return (
    <AccountFrame
      title={expiredLink.title}
      text={expiredLink.text + (user ? expiredLink.signedInAs(user.email) : '')}
      panel={confirmPanel}
    >
      {next ? (
        <Link to={next.to} className={buttonClass('primary')}>
          {next.label}
        </Link>
      ) : (
        <Form form={form}>
          <p className="text-muted">{expiredLink.sendAgain}</p>
          <EmailField label="Email" autoComplete="email" maxLength={254} {...form.field('email')} />
          <ResendConfirmation email={values.email.trim()} redirectTarget={target} />
          <p className="text-center text-sm text-muted">
            <Link to={withRedirect('/auth?mode=login', target)} className="inline-link">
              Log in
            </Link>{' '}
            or{' '}
            <Link to={withRedirect('/auth/recover', target)} className="inline-link">
              set a new password
            </Link>
          </p>
        </Form>
      )}
    </AccountFrame>
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
