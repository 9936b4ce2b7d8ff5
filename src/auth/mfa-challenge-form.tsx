import { useState } from 'react'
import { mfaPage } from '@/content/auth-forms'
import { Button } from '@/ui/button'
import { AuthForm, useAuthForm } from './auth-form'
import { AuthFrame } from './auth-frame'
import { checkCode, CodeField, digitsOf } from './code-field'
import { FactorSelect } from './factor-select'
import type { MfaChallenge } from './session'
import { useResendCooldown, withCooldown } from './use-resend-cooldown'

/** Asks for the code of an authenticator, after a password or the link of a password reset. */
export function MfaChallengeForm({
  email,
  factors,
  getOtherClient,
  onVerified,
  cancel,
}: MfaChallenge &
  Pick<Parameters<typeof useAuthForm>[0], 'getOtherClient'> & {
    onVerified?: () => void
    /** The button that leaves the form; `run` resolves to an error message if that fails. */
    cancel: { label: string; run: () => Promise<string | undefined> }
  }) {
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '')
  const factor = factors.find(({ id }) => id === factorId)
  const byPhone = factor?.factor_type === 'phone'
  /** The last text message. */
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>()
  const challengeId = sent?.factorId === factorId ? sent.challengeId : undefined
  const asksCode = factor && (!byPhone || challengeId)
  const left = useResendCooldown(`sms:${factorId}`)
  const form = useAuthForm({
    initial: { 'one-time-code': '' },
    check: (values) => ({ 'one-time-code': checkCode(values['one-time-code']) }),
    async send(values, { auth: { mfa }, showError }) {
      const code = digitsOf(values['one-time-code'])
      const { error } = challengeId
        ? await mfa.verify({ factorId, challengeId, code })
        : await mfa.challengeAndVerify({ factorId, code })
      if (error) return showError(error)
      onVerified?.()
    },
    getOtherClient,
  })
  const { pending, run } = form.action

  const sendText = () =>
    run(async ({ auth, showError, showSuccess }) => {
      const { data, error } = await withCooldown(
        `sms:${factorId}`,
        auth.mfa.challenge({ factorId, channel: 'sms' }),
      )
      if (error) return showError(error)
      setSent({ factorId, challengeId: data.id })
      showSuccess(mfaPage.textSent)
    })

  const leave = () =>
    run(async ({ showError }) => {
      const error = await cancel.run()
      if (error) showError(error)
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
            <Button variant="quiet" disabled={pending} onClick={leave}>
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
            {...form.field('one-time-code')}
          />
        )}
      </AuthForm>
    </AuthFrame>
  )
}
