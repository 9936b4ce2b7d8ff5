import { loadModule } from '@/lib/load-module'
import { useRedirectTarget } from '@/routing/redirect-target'
import { noValues, useForm } from '@/ui/use-form'
import { AuthForm } from './auth-form'
import { confirmationSent } from './copy'

/** A button that sends the confirmation email again. Its link keeps the redirect target. */
export function ResendConfirmation({ email }: { email: string }) {
  const redirectTarget = useRedirectTarget()
  const form = useForm({
    ...noValues,
    async onSubmit() {
      const { resendConfirmation } = await loadModule(() => import('@/auth/api'))
      await resendConfirmation(email, redirectTarget)
      return confirmationSent
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
