import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { useCooldown } from '@/auth/use-cooldown'
import { rememberedEmailStore, useRememberEmail } from '@/lib/per-tab-store'
import { useAuthApi } from '@/auth/api'
import { useAuth } from '@/auth/auth-provider'
import { recoverCopy } from '@/content/email-links'
import { validateEmail } from '@/lib/validate'
import { Link } from '@/routing/link'
import { EmailField } from '@/ui/field'

export { recoverMeta as meta } from '@/content/email-links'

/** Sends a password reset link. The message is the same whether or not the account exists. */
export function Component() {
  const { user } = useAuth()
  const { requestPasswordReset } = useAuthApi()
  const redirectTarget = useRedirectTarget()
  const form = useAuthForm({
    initialValues: { email: rememberedEmailStore.getState().email },
    validate: ({ email }) => ({ email: validateEmail(email, 'Email') }),
    async onSubmit({ email }) {
      await requestPasswordReset(email.trim(), redirectTarget)
      return recoverCopy.sent
    },
  })
  const remaining = useCooldown('recovery', form.values.email.trim())
  useRememberEmail(form.values.email)

  return (
    <AuthLayout title={recoverCopy.title} text={recoverCopy.text} panel={recoverCopy.panel}>
      <AuthForm
        form={form}
        submitLabel={remaining > 0 ? `Send another in ${remaining} s` : 'Send Link'}
        pendingLabel="Sending..."
        disabled={remaining > 0}
        className="tabular-nums"
        autoFocus
        after={
          <p className="text-center text-sm text-muted">
            Remembered it?{' '}
            <Link
              to={user ? '/dashboard/account' : withRedirect('/auth?mode=login', redirectTarget)}
              className="inline-link"
            >
              {user ? 'Go to your account' : 'Log in'}
            </Link>
          </p>
        }
      >
        <EmailField label="Email" autoComplete="username" {...form.getFieldProps('email')} />
      </AuthForm>
    </AuthLayout>
  )
}
