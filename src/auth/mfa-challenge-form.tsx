import { useState } from 'react'
import { mfaPage } from '@/content/auth-forms'
import { unwrap } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { AuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { CodeField, useCodeForm } from './code-field'
import { FactorSelect } from './factor-select'
import type { MfaChallenge } from './session'
import { useResendCooldown, withCooldown } from './use-resend-cooldown'

/** Asks for the code of an authenticator, after a password or the link of a password reset. */
export function MfaChallengeForm({
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
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '')
  const factor = factors.find(({ id }) => id === factorId)
  const byPhone = factor?.factor_type === 'phone'
  /** The last text message. */
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>()
  const challengeId = sent?.factorId === factorId ? sent.challengeId : undefined
  const asksCode = factor && (!byPhone || challengeId)
  const left = useResendCooldown(`sms:${factorId}`)
  const form = useCodeForm(async (code) => {
    const { mfa } = (await getClient()).auth
    const verified = challengeId
      ? mfa.verify({ factorId, challengeId, code })
      : mfa.challengeAndVerify({ factorId, code })
    unwrap(await verified)
    onVerified?.()
  })
  const { pending, run } = form.action

  const sendText = () =>
    run(async () => {
      const { auth } = await getClient()
      const challenge = auth.mfa.challenge({ factorId, channel: 'sms' })
      const { id } = unwrap(await withCooldown(`sms:${factorId}`, challenge))
      setSent({ factorId, challengeId: id })
      return mfaPage.textSent
    })

  return (
    <AuthFrame
      title={mfaPage.title}
      text={(factor ? mfaPage.text : mfaPage.unsupported)(email)}
      panel={mfaPage.panel}
    >
      <AuthForm
        form={form}
        button={asksCode ? 'Continue' : undefined}
        pending="Checking..."
        after={
          <>
            {byPhone && (
              <Button
                variant={challengeId ? 'secondary' : 'primary'}
                disabled={pending || left > 0}
                onClick={sendText}
                className="tabular-nums"
              >
                {left > 0 ? `Send another code in ${left} s` : 'Send a code by text message'}
              </Button>
            )}
            <Button variant="quiet" disabled={pending} onClick={() => run(cancel.run)}>
              {cancel.label}
            </Button>
          </>
        }
      >
        <FactorSelect factors={factors} value={factorId} onChange={setFactorId} />
        {asksCode && (
          <CodeField
            key={factorId}
            hint={byPhone ? mfaPage.phoneHint : mfaPage.appHint}
            {...form.field('code')}
          />
        )}
      </AuthForm>
    </AuthFrame>
  )
}
