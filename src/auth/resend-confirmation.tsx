import { isErrorOfKind } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { useRedirectTarget } from '@/routing/redirect-target'
import { useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'
import { useCooldown } from './use-cooldown'

/**
 * A button that sends the confirmation email again, at most once a minute. Its link keeps the
 * redirect target. With `wasJustSent`, the first minute starts when the button appears.
 */
export function ResendConfirmation({
  email,
  wasJustSent,
}: {
  email: string
  wasJustSent?: boolean
}) {
  const redirectTarget = useRedirectTarget()
  const { remaining, start } = useCooldown(wasJustSent)
  const form = useForm({
    values: {},
    onChange: () => undefined,
    async onSubmit() {
      const { resendConfirmation } = await loadModule(() => import('./api'))
      await resendConfirmation(email, redirectTarget).catch((error) => {
        if (isErrorOfKind(error, 'email-rate-limited')) start()
        throw error
      })
      start()
      return 'If this address still needs to be confirmed, a new email is on its way.'
    },
  })

  return (
    <AuthForm
      form={form}
      submitLabel={
        remaining > 0 ? `Send the email again in ${remaining} sec` : 'Send the email again'
      }
      pendingLabel="Sending..."
      variant="secondary"
      disabled={remaining > 0}
      className="tabular-nums"
    />
  )
}
