import { useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthForm } from '@/auth/auth-form'
import { AuthLayout } from '@/auth/auth-layout'
import { useAuth } from '@/auth/auth-provider'
import { toAuthState } from '@/auth/auth-state'
import { MfaChallengeScreen } from '@/auth/mfa-challenge-screen'
import { NewPasswordFields } from '@/auth/new-password-fields'
import { clearLinkSession, readLinkSession } from '@/auth/link-session'
import { emptyNewPassword, validateNewPassword } from '@/auth/validate-password'
import { newPasswordCopy } from '@/content/copy/email-links'
import { loadModule } from '@/lib/load-module'
import { setFlash } from '@/auth/per-tab-store'
import { useHydrated } from '@/lib/use-hydrated'
import { loginPageHref, useRedirectTarget, withRedirect } from '@/routing/redirect-target'
import { ButtonLink } from '@/components/button-link'
import { Spinner } from '@/ui/spinner'
import { showToast } from '@/ui/toast-store'
import { useForm } from '@/ui/use-form'

export { newPasswordMeta as meta } from '@/content/copy/email-links'

/** Sets a new password after a password reset link was opened in this tab. */
export function Component() {
  // A login in another tab ends the reset, and renders this again.
  const { user } = useAuth()
  const isHydrated = useHydrated()
  // Reads the link's session again, which an error may have ended.
  const [, reload] = useReducer((count: number) => count + 1, 0)
  const redirectTarget = useRedirectTarget()
  const { title, panel, recovering, signedIn, visitor } = newPasswordCopy

  if (!isHydrated) return <Spinner label="Checking the link" />
  const session = readLinkSession()
  if (!session) {
    const { text, action } = user ? signedIn : visitor
    return (
      <AuthLayout title={title} text={text} panel={panel}>
        <ButtonLink
          to={user ? '/dashboard/account' : withRedirect('/auth/recover', redirectTarget)}
        >
          {action}
        </ButtonLink>
      </AuthLayout>
    )
  }
  const state = toAuthState(session)
  if (state.status === 'code-needed')
    return (
      <MfaChallengeScreen
        {...state.challenge}
        onSubmit={async (code) => {
          const { verifyRecoveryCode } = await loadModule(() => import('@/auth/email-links'))
          await verifyRecoveryCode(state.challenge.factors, code).finally(reload)
        }}
        cancelLabel="Cancel"
        onCancel={() => {
          clearLinkSession()
          reload()
        }}
      />
    )
  return (
    <AuthLayout title={title} text={recovering(state.user.email)} panel={panel}>
      <NewPasswordForm email={state.user.email} onError={reload} />
    </AuthLayout>
  )
}

function NewPasswordForm({ email, onError }: { email: string; onError: () => void }) {
  const redirectTarget = useRedirectTarget()
  const navigate = useNavigate()
  const [values, onChange] = useState(emptyNewPassword)
  const form = useForm({
    values,
    onChange,
    validate: validateNewPassword,
    async onSubmit({ password }) {
      const { setNewPassword } = await loadModule(() => import('@/auth/email-links'))
      await setNewPassword(password).catch((error) => {
        onError()
        throw error
      })
      showToast({ title: newPasswordCopy.changed, description: newPasswordCopy.recovering(email) })
      setFlash('password-changed', email)
      // A user who is logged in with another account is redirected to the target.
      await navigate(loginPageHref(redirectTarget), { replace: true })
    },
  })
  return (
    <AuthForm form={form} submitLabel="Save password" pendingLabel="Saving...">
      <NewPasswordFields email={email} getFieldProps={form.getFieldProps} />
    </AuthForm>
  )
}
