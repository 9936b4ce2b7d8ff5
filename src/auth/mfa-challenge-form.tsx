import type { Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { mfaPage } from '@/content/auth-forms'
import { loginSuccessful } from '@/content/messages'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { AccountForm, useAccountForm } from './account-form'
import { AccountFrame } from './account-frame'
import { checkCode, CodeField, digitsOf } from './code-field'
import type { MfaChallenge } from './session'
import { useAuth } from './use-auth'
import { useResendCooldown, withCooldown } from './use-resend-cooldown'

const nameOf = ({ factor_type, friendly_name }: Factor) =>
  friendly_name || (factor_type === 'phone' ? 'Text message' : 'Authenticator app')

/** Asks for the code of an authenticator after the password. */
export function MfaChallengeForm({ email, factors }: MfaChallenge) {
  const { logOut } = useAuth()
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '')
  const factor = factors.find(({ id }) => id === factorId)
  const byPhone = factor?.factor_type === 'phone'
  /** The last text message. */
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>()
  const challengeId = sent?.factorId === factorId ? sent.challengeId : undefined
  const asksCode = factor && (!byPhone || challengeId)
  const left = useResendCooldown(`sms:${factorId}`)
  const form = useAccountForm({
    initial: { 'one-time-code': '' },
    check: (values) => ({ 'one-time-code': checkCode(values['one-time-code']) }),
    async send(values, { auth: { mfa }, showError }) {
      const code = digitsOf(values['one-time-code'])
      const { error } = challengeId
        ? await mfa.verify({ factorId, challengeId, code })
        : await mfa.challengeAndVerify({ factorId, code })
      if (error) return showError(error)
      showToast(loginSuccessful)
    },
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

  const cancel = () =>
    run(async ({ showError }) => {
      const error = await logOut()
      if (error) showError(error)
    })

  return (
    <AccountFrame
      title={mfaPage.title}
      text={(factor ? mfaPage.text : mfaPage.unsupported)(email)}
      panel={mfaPage.panel}
    >
      <AccountForm
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
            <Button variant="quiet" disabled={pending} onClick={cancel}>
              Log in with another account
            </Button>
          </>
        }
      >
        {factors.length > 1 && (
          <SelectField
            label="Authentication method"
            value={factorId}
            onChange={(event) => setFactorId(event.target.value)}
          >
            {factors.map((option) => (
              <option key={option.id} value={option.id}>
                {nameOf(option)}
              </option>
            ))}
          </SelectField>
        )}
        {asksCode && (
          <CodeField
            key={factorId}
            hint={byPhone ? mfaPage.phoneHint : mfaPage.appHint}
            {...form.field('one-time-code')}
          />
        )}
      </AccountForm>
    </AccountFrame>
  )
}
