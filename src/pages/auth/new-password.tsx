import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { MfaChallengeScreen } from '@/auth/mfa-challenge-screen'
import { validateNewPassword, NewPasswordFields } from '@/auth/new-password-fields'
import { useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { toAuthState, type User } from '@/auth/auth-state'
import { clearRecoverySession, getRecoverySession } from '@/auth/recovery-session'
import { setFlash } from '@/lib/per-tab-store'
import { useAuthApi } from '@/auth/api'
import { useAuth } from '@/auth/auth-provider'
import { newPasswordCopy } from '@/content/email-links'
import { toApiError } from '@/lib/errors'
import { Link } from '@/routing/link'
import { buttonVariants } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toast-store'

export { newPasswordMeta as meta } from '@/content/email-links'

/** Sets a new password after a password reset link was opened in this tab. */
export function Component() {
  const { user } = useAuth()
  const { verifyRecoveryCode } = useAuthApi()
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
        verify={async (factorId, code) => {
          try {
            await verifyRecoveryCode(factorId, code)
          } finally {
            await reload()
          }
        }}
        cancel={{
          label: 'Cancel',
          run() {
            clearRecoverySession()
            return reload()
          },
        }}
      />
    )
  return (
    <AuthLayout title={title} text={recovering(state.user.email)} panel={panel}>
      <NewPasswordForm owner={state.user} onExpired={reload} />
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

function NewPasswordForm({
  owner: { id, email },
  onExpired,
}: {
  owner: User
  onExpired: () => Promise<void>
}) {
  const { user } = useAuth()
  const { setNewPassword } = useAuthApi()
  const redirectTarget = useRedirectTarget()
  const navigate = useNavigate()
  const form = useAuthForm({
    initialValues: { password: '', again: '' },
    validate: validateNewPassword,
    async onSubmit({ password }) {
      const othersEnded = await setNewPassword(password).catch(async (error) => {
        if (toApiError(error).kind === 'link-expired') await onExpired()
        throw error
      })
      const staysLoggedIn = user !== null && user.id !== id
      const note = staysLoggedIn ? newPasswordCopy.otherUser(email) : ''
      const failure = othersEnded ? '' : newPasswordCopy.othersNotEnded
      showToast({ title: newPasswordCopy.changed, description: `${note} ${failure}`.trim() })
      if (!staysLoggedIn) setFlash('password-changed', email)
      const logIn = withRedirect('/auth?mode=login', redirectTarget)
      await navigate(staysLoggedIn ? redirectTarget : logIn, { replace: true })
    },
  })
  return (
    <AuthForm form={form} submitLabel="Save Password" pendingLabel="Saving...">
      <NewPasswordFields email={email} getFieldProps={form.getFieldProps} />
    </AuthForm>
  )
}
