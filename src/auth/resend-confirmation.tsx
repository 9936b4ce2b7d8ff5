import { unwrap } from '@/lib/errors'
import { Button } from '@/ui/button'
import { FormMessage, useAuthAction } from './auth-action'
import { requestLink } from './email-links'
import { useAuth } from './use-auth'
import { useResendCooldown } from './use-resend-cooldown'

/**
 * Sends the confirmation email again, at most once a minute. Its link redirects to `redirectTarget`. With
 * the type `submit`, Enter in a field of its form sends it, too.
 */
export function ResendConfirmation({
  email,
  redirectTarget,
  type,
}: {
  email: string
  redirectTarget: string
  type?: 'submit'
}) {
  const { inTemporaryClient } = useAuth()
  const remaining = useResendCooldown(email)
  const { pending, message, run } = useAuthAction()

  const send = () =>
    run(async () => {
      const options = { emailRedirectTo: window.location.origin + redirectTarget }
      const resend = () =>
        inTemporaryClient(({ auth }) => auth.resend({ type: 'signup', email, options }))
      unwrap(await requestLink(email, resend))
      return 'If this address still needs to be confirmed, a new email is on its way.'
    })

  return (
    <>
      <FormMessage message={message} />
      <Button
        type={type}
        variant="secondary"
        disabled={pending || remaining > 0 || !email}
        onClick={send}
        className="tabular-nums"
      >
        {remaining > 0 ? `Send the email again in ${remaining} s` : 'Send the email again'}
      </Button>
    </>
  )
}
