import { useRedirectTarget } from '@/routing/redirect-target'
import { noValues } from '@/ui/use-form'
import { AuthForm, useAuthForm } from './auth-form'
import { confirmationSent } from './copy'

/** A button that sends the confirmation email again. Its link keeps the redirect target. */
export function ResendConfirmation({ email }: { email: string }) {
  const redirectTarget = useRedirectTarget()
  const form = useAuthForm({
    ...noValues,
    async onSubmit(_, { resendConfirmation }) {
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
