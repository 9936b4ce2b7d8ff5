import { useState } from 'react'
import type { Factor } from '@supabase/supabase-js'
import { authMessage } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { FormMessage } from './form-message'
import { EmailAddress } from './email-address'
import { withCooldown, useResendCooldown } from './use-resend-cooldown'
import type { MfaChallenge } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

const supportedTypes = ['totp', 'phone']

const nameOf = ({ factor_type, friendly_name }: Factor) =>
  friendly_name || (factor_type === 'phone' ? 'Text message' : 'Authenticator app')

/** Asks for the code of an authenticator after the password. */
export function MfaChallengeForm({ email, factors }: MfaChallenge) {
  const { logOut } = useAuth()
  const usable = factors.filter(({ factor_type }) => supportedTypes.includes(factor_type))
  const [factorId, setFactorId] = useState(usable[0]?.id)
  const factor = usable.find(({ id }) => id === factorId)
  /** The last text message. */
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>()
  const challengeId = sent?.factorId === factorId ? sent?.challengeId : undefined
  const left = useResendCooldown(`sms:${factorId}`)
  const { pending, message, run, showError, showSuccess } = useAuthAction()
  const byPhone = factor?.factor_type === 'phone'

  const sendText = (id: string) =>
    run(async (auth) => {
      const { data, error } = await withCooldown(
        `sms:${id}`,
        auth.mfa.challenge({ factorId: id, channel: 'sms' }),
      )
      if (error) return showError(authMessage(error))
      setSent({ factorId: id, challengeId: data.id })
      showSuccess('We have sent a code to your phone.')
    })

  async function verify(auth: Client['auth'], id: string, code: string) {
    const { error } = challengeId
      ? await auth.mfa.verify({ factorId: id, challengeId, code })
      : await auth.mfa.challengeAndVerify({ factorId: id, code })
    if (error) return showError(authMessage(error))
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const code = String(new FormData(event.currentTarget).get('one-time-code'))
        if (factor) void run((auth) => verify(auth, factor.id, code.replaceAll(/\s/g, '')))
      }}
    >
      <Fields>
        <p className="-mt-4 text-muted">
          {factor
            ? 'One more step: your account also asks for a code, for '
            : 'Your account is protected by an authenticator that this site cannot ask for: '}
          <EmailAddress>{email}</EmailAddress>.
        </p>
        {usable.length > 1 && (
          <SelectField
            label="Authentication method"
            value={factorId}
            onChange={(event) => setFactorId(event.target.value)}
          >
            {usable.map((option) => (
              <option key={option.id} value={option.id}>
                {nameOf(option)}
              </option>
            ))}
          </SelectField>
        )}
        {factor && (!byPhone || challengeId) && (
          <TextField
            key={factor.id}
            label="Code"
            name="one-time-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="\s*(\d\s*){6,10}"
            title="The digits of the code"
            hint={
              byPhone
                ? 'The digits of the text message.'
                : 'The six digits that your authenticator app shows now.'
            }
            required
            autoFocus
          />
        )}
        <FormMessage message={message} />
        {factor && (!byPhone || challengeId) && (
          <Button type="submit" variant="primary" disabled={pending} className="w-full">
            {pending ? 'Checking...' : 'Continue'}
          </Button>
        )}
        {factor && byPhone && (
          <Button
            variant={challengeId ? 'secondary' : 'primary'}
            disabled={pending || left > 0}
            onClick={() => sendText(factor.id)}
            className="w-full tabular-nums"
          >
            {left > 0 ? `Send another code in ${left} s` : 'Send a code by text message'}
          </Button>
        )}
        <Button variant="quiet" disabled={pending} onClick={() => run(cancel)} className="w-full">
          Log in with another account
        </Button>
      </Fields>
    </form>
  )

  async function cancel() {
    const error = await logOut()
    if (error) showError(error)
  }
}
