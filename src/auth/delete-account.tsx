import { useState } from 'react'
import { deleteAccountForm } from '@/content/auth-forms'
import { databaseMessage, unwrap } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { AuthForm, useAuthForm } from './auth-form'
import type { Call } from './auth-action'
import { checkCode, CodeField, digitsOf } from './code-field'
import { checkPassword, PasswordField } from './password-field'
import { needsMfa, type User, usableFactors } from './session'
import { discardAll } from './unsaved-changes'
import { useAuth } from './use-auth'

const empty = { 'current-password': '', word: '', 'one-time-code': '' }

/**
 * Deletes the account after another log-in, which the database asks for, with the word "delete" and
 * the code of an authenticator.
 */
export function DeleteAccount({ user }: { user: User }) {
  const { inOwnSession, forgetSession } = useAuth()
  const [challenge, setChallenge] = useState<{ factorId: string; challengeId: string }>()
  const form = useAuthForm({
    initial: empty,
    check: (values) => ({
      'current-password': checkPassword(values['current-password'], 'Your password'),
      word: /^\s*delete\s*$/i.test(values.word) ? undefined : deleteAccountForm.wrongWord,
      'one-time-code': challenge && checkCode(values['one-time-code']),
    }),
    send: (values, call) => inOwnSession((client) => deleteAccount(client, values, call)),
  })

  async function deleteAccount(
    client: Client,
    { 'current-password': password, 'one-time-code': code }: typeof empty,
    { showError }: Call,
  ) {
    const { auth } = client
    const { session } = unwrap(await auth.signInWithPassword({ email: user.email, password }))
    if (needsMfa(session)) {
      if (!challenge) {
        const [factor] = usableFactors(session)
        if (!factor) return showError(deleteAccountForm.unsupported)
        const { id: challengeId } = unwrap(await auth.mfa.challenge({ factorId: factor.id }))
        return setChallenge({ factorId: factor.id, challengeId })
      }
      const verified = await auth.mfa.verify({ ...challenge, code: digitsOf(code) })
      // Only a wrong code leaves the challenge open.
      if (verified.error?.code !== 'mfa_verification_failed') endChallenge()
      unwrap(verified)
    }
    const deleted = await client.rpc('delete_account')
    if (deleted.error) return showError(databaseMessage(deleted.error, deleted.status))
    discardAll(user.id)
    forgetSession()
    showToast(deleteAccountForm.deleted(user.email))
  }

  const password = form.field('current-password')

  function endChallenge() {
    setChallenge(undefined)
    form.setValues({ ...form.values, 'one-time-code': '' })
  }

  return (
    <AuthForm form={form} button="Delete Account" pending="Deleting..." variant="danger">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...password}
        readOnly={password.readOnly || !!challenge}
      />
      <TextField
        label="Type “delete” to confirm"
        autoComplete="off"
        autoCapitalize="none"
        required
        {...form.field('word')}
      />
      {challenge && (
        <CodeField hint={deleteAccountForm.codeHint} {...form.field('one-time-code')} />
      )}
    </AuthForm>
  )
}
