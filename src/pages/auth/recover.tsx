import { useAuth } from '@/auth/auth-provider'
import { setRememberedEmail, useRememberedEmail } from '@/auth/remembered-email'
import { AuthForm, loadAuthApi } from '@/features/account/auth-form'
import { AuthLayout } from '@/features/account/auth-layout'
import { recoverCopy } from '@/features/account/copy'
import { validateEmail } from '@/lib/validate'
import { InlineLink } from '@/routing/link'
import { loginPageHref, useRedirectTarget } from '@/routing/redirect-target'
import { EmailField } from '@/ui/field'
import { useForm } from '@/ui/use-form'

export { recoverMeta as meta } from '@/features/account/copy'

/** Sends a password reset link. The message is the same whether or not the account exists. */
export function Component() {
  const { user } = useAuth()
  const redirectTarget = useRedirectTarget()
  const form = useForm({
    defaultValues: useRememberedEmail(),
    onChange: (values) => setRememberedEmail(values.email),
    validate: (values) => ({ email: validateEmail(values.email) }),
    async onSubmit(values) {
      const { requestPasswordReset } = await loadAuthApi()
      await requestPasswordReset(values.email.trim(), redirectTarget)
      return recoverCopy.sent
    },
  })

  return (
    <AuthLayout title={recoverCopy.title} text={recoverCopy.text} panel={recoverCopy.panel}>
      <AuthForm form={form} submit={recoverCopy.submit}>
        <EmailField
          label="Email"
          autoComplete="username"
          autoFocus
          {...form.getFieldProps('email')}
        />
      </AuthForm>
      <p className="text-sm text-muted">
        {recoverCopy.remembered}{' '}
        <InlineLink to={user ? '/dashboard/account' : loginPageHref(redirectTarget)}>
          {user ? 'Go to your account' : 'Log in'}
        </InlineLink>
      </p>
    </AuthLayout>
  )
}
