import type { ComponentProps } from 'react'
import { mfaCopy } from '@/content/mfa'
import { Button } from '@/ui/button'
import { useAuthAction } from './use-auth-action'
import { FormAlert } from '@/ui/form-alert'
import { AuthLayout } from '@/auth/auth-layout'
import { MfaCodeForm } from './mfa-code-form'
import type { MfaChallenge } from './auth-state'

/** Asks for an authenticator code, after a password or a password reset link. */
export function MfaChallengeScreen({
  email,
  factors,
  note = '',
  verify,
  cancel,
}: MfaChallenge & {
  /** The reason for the code, if it needs an explanation. */
  note?: string
  verify: ComponentProps<typeof MfaCodeForm>['onSubmit']
  /** The cancel button of the form. */
  cancel: { label: string; run: () => Promise<void> | void }
}) {
  const { isPending, message, run } = useAuthAction()
  const usable = factors.length > 0
  return (
    <AuthLayout
      title={mfaCopy.title}
      text={(usable ? mfaCopy.text : mfaCopy.unsupported)(email) + note}
      panel={mfaCopy.panel}
    >
      {usable && (
        <MfaCodeForm
          factors={factors}
          hint={() => mfaCopy.codeHint}
          onSubmit={(factorId, code) => run(() => verify(factorId, code))}
          submitLabel="Continue"
          pendingLabel="Checking..."
        />
      )}
      <FormAlert result={message} />
      <Button variant="ghost" disabled={isPending} onClick={() => run(cancel.run)}>
        {cancel.label}
      </Button>
    </AuthLayout>
  )
}
