import { useRedirectTarget } from '@/routing/redirect-target'
import { useForm } from '@/ui/use-form'
import { AuthForm, loadAuthApi } from './auth-form'
import { resendCopy } from './copy'

/** A button that sends the confirmation email again. Its link keeps the redirect target. */
export function ResendConfirmation({ email }: { email: string }) {
  const redirectTarget = useRedirectTarget()
  const form = useForm({
    async onSubmit() {
      const { resendConfirmation } = await loadAuthApi()
      await resendConfirmation(email, redirectTarget)
      return resendCopy.sent
    },
  })
  return <AuthForm form={form} submit={resendCopy.submit} variant="secondary" />
}
