import { useAuth } from '@/auth/auth-provider'
import type { AuthState } from '@/auth/auth-state'
import { authErrorMessages } from '@/auth/copy'
import { loadModule } from '@/lib/load-module'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast-store'
import { AuthLayout } from './auth-layout'
import { loggedInToast, mfaCopy } from './copy'
import { MfaCodeForm } from './mfa-code-form'

const cancelLabel = 'Log in with another account'

/** Asks for an authenticator code, after a password. `note` adds why, if that needs words. */
export function MfaChallengeScreen({
  email,
  factors,
  note,
}: Extract<AuthState, { status: 'code-needed' }> & { note: string }) {
  const { logOut, forgetSession } = useAuth()
  const usable = factors.length > 0
  // The session ends on the server, too, if that responds.
  const cancel = () => void logOut('local').catch(forgetSession)
  return (
    <AuthLayout
      title={mfaCopy.title}
      text={(usable ? mfaCopy.text : authErrorMessages.unsupportedFactor)(email) + note}
      panel={mfaCopy.panel}
    >
      {usable ? (
        <MfaCodeForm
          hint={mfaCopy.codeHint}
          onSubmit={async (code) => {
            const { verifyCode } = await loadModule(() => import('@/auth/session'))
            await verifyCode(factors, code)
            showToast(loggedInToast)
          }}
          submit={{ label: 'Continue' }}
          cancelLabel={cancelLabel}
          onCancel={cancel}
        />
      ) : (
        <Button variant="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
      )}
    </AuthLayout>
  )
}
