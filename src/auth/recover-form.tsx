import { recoverForm } from '@/content/auth-forms'
import { checkEmail } from '@/lib/validate'
import { Link } from '@/routing/link'
import { EmailField } from '@/ui/field'
import { AuthForm, useAuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { requestLink } from './email-links'
import { useRedirectTarget, withRedirect } from './redirect-target'
import { typedEmail, useTypedEmail } from './typed-email'
import { useAuth } from './use-auth'
import { useResendCooldown } from './use-resend-cooldown'

/** Sends a link to reset the password. The message is the same whether or not there is an account. */
export function RecoverForm() {
  const { user, inTemporaryClient } = useAuth()
  const redirectTarget = useRedirectTarget()
  const form = useAuthForm({
    initial: { email: typedEmail.getState().email },
    check: ({ email }) => ({ email: checkEmail(email, 'Email') }),
    async send(values) {
      const email = values.email.trim()
      const redirectTo = window.location.origin + redirectTarget
      const { error } = await requestLink(email, () =>
        inTemporaryClient(({ auth }) => auth.resetPasswordForEmail(email, { redirectTo })),
      )
      // The rate limit holds only for addresses with an account, so it is not shown.
      if (error && error.code !== 'over_email_send_rate_limit') throw error
      return recoverForm.sent
    },
  })
  const remaining = useResendCooldown(form.values.email.trim())
  useTypedEmail(form.values.email)

  return (
    <AuthFrame title={recoverForm.title} text={recoverForm.text} panel={recoverForm.panel}>
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
        <EmailField label="Email" autoComplete="username" {...form.field('email')} />
      </AuthForm>
    </AuthFrame>
  )
}
