import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { confirmPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { safeMailRedirect, withRedirect } from '@/lib/redirect'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { AccountFrame } from './account-frame'
import { formLink } from './auth-form'
import { ConfirmAgain } from './confirm-again'
import { FormMessage } from './form-message'
import { mailHeading } from './heading'
import { useUser, verifyLink } from './session'
import { useAuthAction } from './use-auth-action'

const signup = {
  title: 'Confirm your email',
  text: 'One press confirms your address and logs you in.',
  button: 'Confirm Email',
}

/** What the links of our e-mails can be for, by their `type`. */
const kinds = {
  signup,
  email: signup,
  recovery: {
    title: 'Set a new password',
    text: 'Go on to choose the new password for your account.',
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the new address',
    text: 'One press confirms that your account is to have another email address.',
    button: 'Confirm Address',
  },
}

type Kind = keyof typeof kinds

/**
 * Where the links of e-mails lead. A button trades the link for a session: mail scanners open links
 * before people do, and press nothing.
 */
export function ConfirmLink() {
  const [params] = useSearchParams()
  const type = params.get('type')
  const kind = type !== null && Object.hasOwn(kinds, type) ? (type as Kind) : undefined
  const token = params.get('token_hash')
  const [spent, setSpent] = useState(false)

  if (!kind || !token || spent) return <SpentLink kind={kind} />
  return <FreshLink kind={kind} token={token} onSpent={() => setSpent(true)} />
}

function FreshLink({ kind, token, onSpent }: { kind: Kind; token: string; onSpent: () => void }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pending, message, run, fail, say } = useAuthAction()
  const { title, text, button } = kinds[kind]

  const verify = () =>
    run(async () => {
      const { data, error } = await verifyLink(kind, token)
      if (error?.code === 'otp_expired' || error?.code === 'validation_failed') return onSpent()
      if (error) return fail(authMessage(error))
      const heading = mailHeading(params.get('redirect'))
      if (!data.session)
        return say('Confirmed. Now follow the link in the email to your other address as well.')
      if (kind === 'recovery')
        return navigate(withRedirect('/auth/new-password', heading), { replace: true })
      if (kind === 'email_change') {
        showToast({ title: 'Email Changed', description: 'Your account has its new address.' })
        return navigate('/dashboard/account', { replace: true })
      }
      showToast({ title: 'Email Confirmed', description: 'You are now logged in.' })
      return navigate(heading, { replace: true })
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

/** Says that a link is of no use any more, and how to come by another one. */
function SpentLink({ kind }: { kind?: Kind }) {
  const user = useUser()
  const [params] = useSearchParams()
  const [email, setEmail] = useState('')
  const redirect = params.get('redirect')
  const said = redirect === null ? '/' : safeMailRedirect(redirect, window.location.origin)
  const asks = kind !== 'recovery' && kind !== 'email_change' && !user

  return (
    <AccountFrame title="This link no longer works" panel={confirmPanel}>
      <div className="grid gap-5">
        <p className="-mt-4 text-muted">
          It has expired, was used before, or is not complete.{' '}
          {user && (
            <>
              You are logged in as{' '}
              <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>.
            </>
          )}
        </p>
        {kind === 'recovery' && (
          <a
            href={withRedirect('/auth/recover', mailHeading(redirect))}
            className={buttonClass('primary')}
          >
            Ask for a new link
          </a>
        )}
        {user && kind !== 'recovery' && (
          <a
            href={kind === 'email_change' ? '/dashboard/account' : mailHeading(redirect)}
            className={buttonClass('primary')}
          >
            {kind === 'email_change' ? 'Go to your account' : 'Go on'}
          </a>
        )}
        {!user && kind === 'email_change' && (
          <a href="/auth?mode=login&redirect=/dashboard/account" className={buttonClass('primary')}>
            Log in to ask again
          </a>
        )}
        {asks && (
          <Fields>
            <p className="text-muted">Was it to confirm your address? We send a new one.</p>
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
            <ConfirmAgain email={email.trim()} heading={() => mailHeading(redirect)} />
            <p className="text-center text-sm text-muted">
              <a href={withRedirect('/auth?mode=login', said)} className={formLink}>
                Log in
              </a>{' '}
              or{' '}
              <a href={withRedirect('/auth/recover', said)} className={formLink}>
                set a new password
              </a>
            </p>
          </Fields>
        )}
      </div>
    </AccountFrame>
  )
}
