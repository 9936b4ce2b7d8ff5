import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { setNewPassword, verifyRecoveryCode } from '@/auth/api'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import { toAuthState } from '@/auth/auth-state'
import { MfaChallengeScreen } from '@/auth/mfa-challenge-screen'
import { NewPasswordFields } from '@/auth/new-password-fields'
import { clearRecoverySession, getRecoverySession } from '@/auth/recovery-session'
import { emptyNewPassword, validateNewPassword } from '@/auth/validate-password'
import { newPasswordCopy } from '@/content/email-links'
import { toApiError } from '@/lib/errors'
import { setFlash } from '@/lib/per-tab-store'
import { Link } from '@/routing/link'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { buttonVariants } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toast-store'

export { newPasswordMeta as meta } from '@/content/email-links'

/** Sets a new password after a password reset link was opened in this tab. */
export function Component() {
  const { user } = useAuth()
  const { session, reload } = useRecoverySession()
  const redirectTarget = useRedirectTarget()
  const { title, panel, recovering, signedIn, visitor } = newPasswordCopy

  if (session === undefined) return <Spinner label="Checking the link" />
  if (session === null) {
    const { text, action } = user ? signedIn : visitor
    return (
      <AuthLayout title={title} text={text} panel={panel}>
        <Link
          to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
          className={buttonVariants('primary')}
        >
          {action}
        </Link>
      </AuthLayout>
    )
  }
  const state = toAuthState(session)
  if (state.status === 'mfa-challenge')
    return (
      <MfaChallengeScreen
        {...state.challenge}
        onSubmit={(factorId, code) =>
          verifyRecoveryCode(factorId, code).finally(() => void reload())
        }
        cancelLabel="Cancel"
        onCancel={() => {
          clearRecoverySession()
          void reload()
        }}
      />
    )
  return (
    <AuthLayout title={title} text={recovering(state.user.email)} panel={panel}>
      <NewPasswordForm email={state.user.email} onExpired={reload} />
    </AuthLayout>
  )
}

/** The session of this tab's password reset. Undefined while it loads, null if no reset is open. */
function useRecoverySession() {
  const { user } = useAuth()
  const [session, setSession] = useState<Session | null>()
  const reload = () => getRecoverySession().then(setSession, () => setSession(null))
  // A login in another tab ends the reset.
  useEffect(() => void reload(), [user?.id])
  return { session, reload }
}

function NewPasswordForm({ email, onExpired }: { email: string; onExpired: () => Promise<void> }) {
  const auth = useAuth()
  const redirectTarget = useRedirectTarget()
  const navigate = useNavigate()
  const [values, onChange] = useState(emptyNewPassword)
  const form = useAuthForm({
    values,
    onChange,
    validate: validateNewPassword,
    async onSubmit({ password }) {
      await setNewPassword(auth, password).catch(async (error) => {
        if (toApiError(error).kind === 'link-expired') await onExpired()
        throw error
      })
      showToast({ title: newPasswordCopy.changed, description: newPasswordCopy.recovering(email) })
      setFlash('password-changed', email)
      // A user who is logged in with another account is redirected to the target.
      await navigate(withRedirect('/auth?mode=login', redirectTarget), { replace: true })
    },
  })
  return (
    <AuthForm form={form} submitLabel="Save password" pendingLabel="Saving...">
      <NewPasswordFields email={email} getFieldProps={form.getFieldProps} />
    </AuthForm>
  )
}
