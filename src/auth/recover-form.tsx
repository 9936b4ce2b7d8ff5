import { useState } from 'react'
import { recoverPanel } from '@/content/auth'
import { authMessage } from '@/lib/errors'
import { withRedirect } from '@/lib/redirect'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { AccountFrame } from './account-frame'
import { formLink } from './auth-form'
import { FormMessage } from './form-message'
import { handingOn, mailRedirect, useHeading, useTypedEmail } from './heading'
import { sendMail, useMailPause } from './mail-pause'
import { useAuthAction } from './use-auth-action'

/** Sends the link that sets a new password. The answer is the same whether or not there is an account. */
export function RecoverForm() {
  const heading = useHeading()
  const [email, setEmail] = useState(useTypedEmail())
  const address = email.trim()
  const left = useMailPause(address)
  const { pending, message, run, fail, say } = useAuthAction()

  const send = () =>
    run(async (auth) => {
      const redirectTo = mailRedirect(heading)
      const { error } = await sendMail(address, auth.resetPasswordForEmail(address, { redirectTo }))
      // Only an address with an account can be asked for too often.
      if (error && error.code !== 'over_email_send_rate_limit') return fail(authMessage(error))
      say(
        'If there is an account with this address, an email with a link is on its way. If none comes within a few minutes, ask again.',
      )
    })

  return (
    <AccountFrame title="Forgotten password" panel={recoverPanel}>
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
            <a
              href={withRedirect('/auth?mode=login', heading)}
              {...handingOn(email)}
              className={formLink}
            >
              Log in
            </a>
          </p>
        </Fields>
      </form>
    </AccountFrame>
  )
}
