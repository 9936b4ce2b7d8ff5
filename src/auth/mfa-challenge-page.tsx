import { useState } from 'react'
import { mfaPage } from '@/content/auth-forms'
import { unwrap } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { AuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { useCodeForm } from './code-field'
import { FactorCodeFields } from './factor-code-fields'
import type { MfaChallenge } from './session'

/** Asks for the code of an authenticator, after a password or the link of a password reset. */
export function MfaChallengePage({
  email,
  factors,
  getClient,
  onVerified,
  cancel,
}: MfaChallenge & {
  /** The client of the session that needs the code. */
  getClient: () => Promise<Client>
  onVerified?: () => void
  /** The button that leaves the form. */
  cancel: { label: string; run: () => Promise<void> }
}) {
  const [selected, setSelected] = useState<string>()
  // The user may have replaced the selected factor elsewhere.
  const { id: factorId = '' } = factors.find(({ id }) => id === selected) ?? factors[0] ?? {}
  const form = useCodeForm(async (code) => {
    const { mfa } = (await getClient()).auth
    unwrap(await mfa.challengeAndVerify({ factorId, code }))
    onVerified?.()
  })
  const { pending, run } = form.action

  return (
    <AuthFrame
      title={mfaPage.title}
      text={(factorId ? mfaPage.text : mfaPage.unsupported)(email)}
      panel={mfaPage.panel}
    >
      <AuthForm
        form={form}
        submitLabel={factorId && 'Continue'}
        pendingLabel="Checking..."
        after={
          <Button variant="quiet" disabled={pending} onClick={() => run(cancel.run)}>
            {cancel.label}
          </Button>
        }
      >
        {factorId && (
          <FactorCodeFields
            factors={factors}
            factorId={factorId}
            onSelect={setSelected}
            hint={mfaPage.codeHint}
            {...form.field('code')}
          />
        )}
      </AuthForm>
    </AuthFrame>
  )
}
