import type { ComponentProps } from 'react'
import { mfaCopy } from '@/auth/copy'
import { Button } from '@/ui/button'
import { AuthLayout } from './auth-layout'
import type { MfaChallenge } from '@/auth/auth-state'
import { MfaCodeForm } from './mfa-code-form'

/** Asks for an authenticator code, after a password. */
export function MfaChallengeScreen({
  email,
  factors,
  note = '',
  onSubmit,
  cancelLabel,
  onCancel,
}: MfaChallenge & {
  /** The reason for the code, if it needs an explanation. */
  note?: string
  onSubmit: ComponentProps<typeof MfaCodeForm>['onSubmit']
  cancelLabel: string
  onCancel: () => void
}) {
  const usable = factors.length > 0
  return (
    <AuthLayout
      title={mfaCopy.title}
      text={(usable ? mfaCopy.text : mfaCopy.unsupported)(email) + note}
      panel={mfaCopy.panel}
    >
      {usable ? (
        <MfaCodeForm
          hint={mfaCopy.codeHint}
          onSubmit={onSubmit}
          submitLabel="Continue"
          pendingLabel="Checking..."
          cancelLabel={cancelLabel}
          onCancel={onCancel}
        />
      ) : (
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </AuthLayout>
  )
}
