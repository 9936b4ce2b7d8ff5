import type { ComponentProps } from 'react'
import { mfaPage } from '@/content/mfa'
import { Button } from '@/ui/button'
import { useAuthAction } from './use-auth-action'
import { FormAlert } from '@/ui/form-alert'
import { AuthLayout } from '@/auth/auth-layout'
import { MfaCodeForm } from './mfa-code-form'
import type { MfaChallenge } from './auth-state'

/** Asks for the code of an authenticator, after a password or the link of a password reset. */
export function MfaChallengeScreen({
  email,
  factors,
  note = '',
  verify,
  cancel,
}: MfaChallenge & {
  /** Why the code is asked for, if that needs a word. */
  note?: string
  verify: ComponentProps<typeof MfaCodeForm>['onSubmit']
  /** The button that leaves the form. */
  cancel: { label: string; run: () => Promise<void> | void }
}) {
  const { isPending, message, run } = useAuthAction()
  const usable = factors.length > 0
  return (
    <AuthLayout
      title={mfaPage.title}
      text={(usable ? mfaPage.text : mfaPage.unsupported)(email) + note}
      panel={mfaPage.panel}
    >
      {usable && (
        <MfaCodeForm
          factors={factors}
          hint={() => mfaPage.codeHint}
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
