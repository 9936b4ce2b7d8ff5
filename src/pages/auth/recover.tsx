import { AuthFrame } from '@/auth/auth-frame'
import { EmailLinkForm } from '@/auth/email-link-form'
import { requestLink } from '@/auth/email-links'
import { useRedirectTarget, withRedirect } from '@/auth/redirect-target'
import { useAuth } from '@/auth/use-auth'
import { recoverForm } from '@/content/auth-forms'
import { Link } from '@/routing/link'

export { recoverMeta as meta } from '@/content/auth'

/** Sends a link to reset the password. The message is the same whether or not there is an account. */
export function Component() {
  const { user, inTemporaryClient } = useAuth()
  const redirectTarget = useRedirectTarget()

  async function send(email: string) {
    const redirectTo = window.location.origin + redirectTarget
    const { error } = await requestLink(email, () =>
      inTemporaryClient(({ auth }) => auth.resetPasswordForEmail(email, { redirectTo })),
    )
    // The rate limit holds only for addresses with an account, so it is not shown.
    if (error && error.code !== 'over_email_send_rate_limit') throw error
    return recoverForm.sent
  }

  return (
    <AuthFrame title={recoverForm.title} text={recoverForm.text} panel={recoverForm.panel}>
      <EmailLinkForm
        submitLabel={(remaining) =>
          remaining > 0 ? `Send another in ${remaining} s` : 'Send Link'
        }
        send={send}
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
      />
    </AuthFrame>
  )
}
