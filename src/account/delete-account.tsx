import { useState } from 'react'
import { AuthForm, useAuthForm } from '@/auth/auth-form'
import { checkCode, CodeField, digitsOf } from '@/auth/code-field'
import { checkPassword, PasswordField } from '@/auth/password-field'
import { needsMfa, type User, usableFactors } from '@/auth/session'
import { useAuth } from '@/auth/use-auth'
import { deleteAccountForm, mfaPage } from '@/content/auth-forms'
import { databaseMessage, unwrap, UserFacingError } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { discardAll } from './unsaved-changes'

const empty = { password: '', confirmation: '', code: '' }

/**
 * Deletes the account after another log-in, which the database asks for, with the word "delete" and
 * the code of an authenticator.
 */
export function DeleteAccount({ user }: { user: User }) {
  const { inTemporarySession, forgetSession } = useAuth()
  const [asksCode, setAsksCode] = useState(false)
  const form = useAuthForm({
    initial: empty,
    check: ({ password, confirmation, code }) => ({
      password: checkPassword(password, 'Your password'),
      confirmation: /^\s*delete\s*$/i.test(confirmation)
        ? undefined
        : deleteAccountForm.wrongConfirmation,
      code: asksCode ? checkCode(code) : undefined,
    }),
    send: (values) => inTemporarySession((client) => deleteAccount(client, values)),
  })

  async function deleteAccount(client: Client, { password, code }: typeof empty) {
    const { auth } = client
    const { session } = unwrap(await auth.signInWithPassword({ email: user.email, password }))
    if (needsMfa(session)) {
      const [factor] = usableFactors(session)
      if (!factor) throw new UserFacingError(deleteAccountForm.unsupported)
      if (!asksCode) return setAsksCode(true)
      unwrap(await auth.mfa.challengeAndVerify({ factorId: factor.id, code: digitsOf(code) }))
    }
    const deleted = await client.rpc('delete_account')
    if (deleted.error) throw new UserFacingError(databaseMessage(deleted.error, deleted.status))
    discardAll(user.id)
    forgetSession()
    showToast(deleteAccountForm.deleted(user.email))
  }

  return (
    <AuthForm form={form} submitLabel="Delete Account" pendingLabel="Deleting..." variant="danger">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField
        label="Type “delete” to confirm"
        autoComplete="off"
        autoCapitalize="none"
        required
        {...form.field('confirmation')}
      />
      {asksCode && <CodeField hint={mfaPage.codeHint} {...form.field('code')} />}
    </AuthForm>
  )
}
