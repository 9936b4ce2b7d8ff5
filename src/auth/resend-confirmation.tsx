import { unwrap } from '@/lib/errors'
import { Button } from '@/ui/button'
import { FormMessage, useAuthAction } from './auth-action'
import { requestLink } from './email-links'
import { useRedirectTarget } from './redirect-target'
import { useAuth } from './use-auth'
import { useResendCooldown } from './use-resend-cooldown'

/**
 * Returns a function that sends the confirmation email of an address again, and resolves to a message. The
 * link keeps the redirect target of this page.
 */
export function useResendConfirmation() {
  const { inTemporaryClient } = useAuth()
  const redirectTarget = useRedirectTarget()
  return async (email: string) => {
    const options = { emailRedirectTo: window.location.origin + redirectTarget }
    const resend = () =>
      inTemporaryClient(({ auth }) => auth.resend({ type: 'signup', email, options }))
    unwrap(await requestLink(email, resend))
    return 'If this address still needs to be confirmed, a new email is on its way.'
  }
}

/** The text of a button that does so, in `remaining` seconds at the earliest. */
export const resendLabel = (remaining: number) =>
  remaining > 0 ? `Send the email again in ${remaining} s` : 'Send the email again'

/** A button that sends the confirmation email again, at most once a minute. */
export function ResendConfirmation({ email }: { email: string }) {
  const resend = useResendConfirmation()
  const remaining = useResendCooldown(email)
  const { pending, message, run } = useAuthAction()
  return (
    <>
      <FormMessage message={message} />
      <Button
        variant="secondary"
        disabled={pending || remaining > 0}
        onClick={() => run(() => resend(email))}
        className="tabular-nums"
      >
        {resendLabel(remaining)}
      </Button>
    </>
  )
}
