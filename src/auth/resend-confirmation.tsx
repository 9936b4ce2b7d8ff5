import { useRedirectTarget } from '@/routing/redirect-target'
import { Button } from '@/ui/button'
import { FormAlert } from '@/ui/form-alert'
import { useAuthApi } from './api'
import { useAuthAction } from './use-auth-action'
import { useCooldown } from './use-cooldown'

/**
 * A button that sends the confirmation email again, at most once a minute. Its link keeps the
 * redirect target.
 */
export function ResendConfirmation({ email }: { email: string }) {
  const { resendConfirmation } = useAuthApi()
  const redirectTarget = useRedirectTarget()
  const remaining = useCooldown('confirmation', email)
  const { isPending, message, errorKind, run } = useAuthAction()

  async function resend() {
    await resendConfirmation(email, redirectTarget)
    return 'If this address still needs to be confirmed, a new email is on its way.'
  }

  return (
    <>
      <FormAlert result={message} />
      {errorKind !== 'emails-used-up' && (
        <Button
          variant="secondary"
          disabled={isPending || remaining > 0}
          onClick={() => run(resend)}
          className="tabular-nums"
        >
          {remaining > 0 ? `Send the email again in ${remaining} s` : 'Send the email again'}
        </Button>
      )}
    </>
  )
}
