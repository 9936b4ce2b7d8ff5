import { useState } from 'react'
import { authMessage } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { FormMessage } from './form-message'
import { sendMail, useMailPause } from './mail-pause'
import { type CodeNeeded, type Factor, logOut } from './session'
import { useAuthAction } from './use-auth-action'

const known = ['totp', 'phone']

const nameOf = ({ factor_type, friendly_name }: Factor) =>
  friendly_name || (factor_type === 'phone' ? 'Text message' : 'Authenticator app')

/** Asks for the code of an authenticator, without which the password alone opens nothing. */
export function CodeForm({ email, factors }: CodeNeeded) {
  const usable = factors.filter(({ factor_type }) => known.includes(factor_type))
  const [factorId, setFactorId] = useState(usable[0]?.id)
  const factor = usable.find(({ id }) => id === factorId)
  /** The text message whose code is asked for. */
  const [sent, setSent] = useState<{ factorId: string; challengeId: string }>()
  const challengeId = sent?.factorId === factorId ? sent?.challengeId : undefined
  const left = useMailPause(`sms:${factorId}`)
  const { pending, message, run, fail, say } = useAuthAction()
  const byPhone = factor?.factor_type === 'phone'

  const sendText = (id: string) =>
    run(async (auth) => {
      const { data, error } = await sendMail(
        `sms:${id}`,
        auth.mfa.challenge({ factorId: id, channel: 'sms' }),
      )
      if (error) return fail(authMessage(error))
      setSent({ factorId: id, challengeId: data.id })
      say('We have sent a code to your phone.')
    })

  async function verify(auth: Client['auth'], id: string, code: string) {
    const { error } = challengeId
      ? await auth.mfa.verify({ factorId: id, challengeId, code })
      : await auth.mfa.challengeAndVerify({ factorId: id, code })
    if (error) return fail(authMessage(error))
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
          <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
        </p>
        {usable.length > 1 && (
          <SelectField
            label="Where the code comes from"
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
        <Button variant="quiet" disabled={pending} onClick={() => run(leave)} className="w-full">
          Log in as somebody else
        </Button>
      </Fields>
    </form>
  )

  async function leave() {
    const failure = await logOut()
    if (failure) fail(failure)
  }
}
