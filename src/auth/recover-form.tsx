import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recoverPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { withRedirect } from '@/lib/redirect'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { AccountFrame } from './account-frame'
import { formLink } from './auth-form'
import { FormMessage } from './form-message'
import { withCooldown, useResendCooldown } from './use-resend-cooldown'
import { emailRedirectUrl, usePrefilledEmail, useRedirectTarget } from './redirect-target'
import { useAuthAction } from './use-auth-action'

/** Sends a link to reset the password. The message is the same whether or not there is an account. */
export function RecoverForm() {
  const redirectTarget = useRedirectTarget()
  const [email, setEmail] = useState(usePrefilledEmail())
  const address = email.trim()
  const left = useResendCooldown(address)
  const { pending, message, run, showError, showSuccess } = useAuthAction()

  const send = () =>
    run(async (auth) => {
      const redirectTo = emailRedirectUrl(redirectTarget)
      const { error } = await withCooldown(
        address,
        auth.resetPasswordForEmail(address, { redirectTo }),
      )
      // The rate limit holds only for addresses with an account, so it is not shown.
      if (error && error.code !== 'over_email_send_rate_limit') return showError(authMessage(error))
      showSuccess(
        'If there is an account with this address, an email with a link is on its way. If none comes within a few minutes, ask again.',
      )
    })

  return (
    <AccountFrame title="Reset your password" panel={recoverPanel}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Fields>
          <p className="-mt-4 text-muted">
            We send an email with a link that lets you set a new password.
          </p>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            required
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormMessage message={message} />
          <Button
            type="submit"
            variant="primary"
            disabled={pending || left > 0}
            className="w-full tabular-nums"
          >
            {pending ? 'Sending...' : left > 0 ? `Send another in ${left} s` : 'Send Link'}
          </Button>
          <p className="text-center text-sm text-muted">
            Remembered it?{' '}
            <Link
              to={withRedirect('/auth?mode=login', redirectTarget)}
              state={{ email }}
              className={formLink}
            >
              Log in
            </Link>
          </p>
        </Fields>
      </form>
    </AccountFrame>
  )
}
