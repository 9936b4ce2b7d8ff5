import { loadModule } from '@/lib/load-module'
import { useRedirectTarget } from '@/routing/redirect-target'
import { noValues, useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'

/** A button that sends the confirmation email again. Its link keeps the redirect target. */
export function ResendConfirmation({ email }: { email: string }) {
  const redirectTarget = useRedirectTarget()
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { resendConfirmation } = await loadModule(() => import('@/auth/api'))
      await resendConfirmation(email, redirectTarget)
      return 'If this address still needs to be confirmed, a new email is on its way.'
    },
  })
  return (
    <AuthForm
      form={form}
      submitLabel="Send the email again"
      pendingLabel="Sending..."
      variant="secondary"
    />
  )
}
