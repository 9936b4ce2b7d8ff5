import { useCallback, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { confirmPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { Link } from '@/lib/link'
import { safeEmailRedirect, withRedirect } from '@/lib/redirect'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { EmailAddress } from './email-address'
import { formLink } from './auth-form'
import { ConfirmCallbackSession } from './confirm-callback-session'
import { FormMessage } from './form-message'
import { emailRedirectTarget } from './redirect-target'
import { ResendConfirmation } from './resend-confirmation'
import { readCallbackTokens } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

const signup = {
  title: 'Confirm your email',
  text: 'One click confirms your address and logs you in.',
  button: 'Confirm Email',
}

/** The purposes of the links in our emails, by their `type`. */
const kinds = {
  signup,
  email: signup,
  recovery: {
    title: 'Set a new password',
    text: 'Continue to choose the new password for your account.',
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the new address',
    text: 'One click confirms the new email address of your account.',
    button: 'Confirm Address',
  },
}

type Kind = keyof typeof kinds

/**
 * The page that links in emails open. A button exchanges the link for a session, because mail scanners
 * open links before people do.
 */
export function ConfirmLink() {
  const [params] = useSearchParams()
  const type = params.get('type')
  const kind = type !== null && Object.hasOwn(kinds, type) ? (type as Kind) : undefined
  const token = params.get('token_hash')
  const [expired, setExpired] = useState(false)
  const tokens = readCallbackTokens(useLocation().hash)
  const expire = useCallback(() => setExpired(true), [])

  if (tokens && !expired) return <ConfirmCallbackSession tokens={tokens} onExpired={expire} />
  if (!kind || !token || expired) return <ExpiredLink kind={kind} />
  return <ValidLink kind={kind} token={token} onExpired={expire} />
}

function ValidLink({
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
  const { pending, message, run, showError, showSuccess } = useAuthAction()
  const { title, text, button } = kinds[kind]

  const verify = () =>
    run(async () => {
      const { data, error, ...answer } = await verifyLink(kind, token)
      if (error?.code === 'otp_expired' || error?.code === 'validation_failed') return onExpired()
      if (error) return showError(authMessage(error))
      if ('otherUser' in answer)
        return showSuccess(
          `Confirmed for ${answer.otherUser}. You stay logged in with your own account.`,
        )
      const redirectTarget = emailRedirectTarget(params.get('redirect'))
      if (!data.session)
        return showSuccess(
          'Confirmed. Now follow the link in the email to your other address as well.',
        )
      if (kind === 'recovery')
        return navigate(withRedirect('/auth/new-password', redirectTarget), { replace: true })
      if (kind === 'email_change') {
        showToast({ title: 'Email Changed', description: 'Your account has its new address.' })
        return navigate('/dashboard/account', { replace: true })
      }
      showToast({ title: 'Email Confirmed', description: 'You are now logged in.' })
      return navigate(redirectTarget, { replace: true })
    })

  return (
    <AccountFrame title={title} panel={confirmPanel}>
      <div className="grid gap-5">
        <p className="-mt-4 text-muted">{text}</p>
        <FormMessage message={message} />
        {message?.kind !== 'success' && (
          <Button variant="primary" disabled={pending} onClick={verify} className="w-full">
            {pending ? 'Checking...' : button}
          </Button>
        )}
      </div>
    </AccountFrame>
  )
}

/** Tells that a link no longer works, and offers a new one. */
function ExpiredLink({ kind }: { kind?: Kind }) {
  const { user } = useAuth()
  const [params] = useSearchParams()
  const [email, setEmail] = useState('')
  const redirect = params.get('redirect')
  const redirectTarget =
    redirect === null ? '/' : safeEmailRedirect(redirect, window.location.origin)
  const offersConfirmation = kind !== 'recovery' && kind !== 'email_change' && !user

  return (
    <AccountFrame title="This link no longer works" panel={confirmPanel}>
      <div className="grid gap-5">
        <p className="-mt-4 text-muted">
          It has expired, was used before, or is not complete.{' '}
          {user && (
            <>
              You are logged in as <EmailAddress>{user.email}</EmailAddress>.
            </>
          )}
        </p>
        {kind === 'recovery' && (
          <RouterLink
            to={withRedirect('/auth/recover', emailRedirectTarget(redirect))}
            className={buttonClass('primary')}
          >
            Ask for a new link
          </RouterLink>
        )}
        {user && kind !== 'recovery' && (
          <RouterLink
            to={kind === 'email_change' ? '/dashboard/account' : emailRedirectTarget(redirect)}
            className={buttonClass('primary')}
          >
            {kind === 'email_change' ? 'Go to your account' : 'Continue'}
          </RouterLink>
        )}
        {!user && kind === 'email_change' && (
          <Link
            to="/auth?mode=login&redirect=/dashboard/account"
            className={buttonClass('primary')}
          >
            Log in to ask again
          </Link>
        )}
        {offersConfirmation && (
          <Fields>
            <p className="text-muted">Need to confirm your email? Send a new link.</p>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <ResendConfirmation
              email={email.trim()}
              redirectTarget={() => emailRedirectTarget(redirect)}
            />
            <p className="text-center text-sm text-muted">
              <RouterLink
                to={withRedirect('/auth?mode=login', redirectTarget)}
                className={formLink}
              >
                Log in
              </RouterLink>{' '}
              or{' '}
              <RouterLink to={withRedirect('/auth/recover', redirectTarget)} className={formLink}>
                set a new password
              </RouterLink>
            </p>
          </Fields>
        )}
      </div>
    </AccountFrame>
  )
}
