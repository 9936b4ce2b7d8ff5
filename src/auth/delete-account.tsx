import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccountForm } from '@/content/auth-forms'
import { databaseMessage } from '@/lib/errors'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toasts'
import { AccountForm, useAccountForm } from './account-form'
import { checkCode, CodeField, digitsOf } from './code-field'
import { checkPassword, PasswordField } from './password-field'
import { needsMfa, type User, usableFactors } from './session'
import { discardAll } from './unsaved-changes'
import { useAuth } from './use-auth'

/**
 * Deletes the account after another log-in, which the database asks for, with the word "delete" and
 * the code of an authenticator.
 */
export function DeleteAccount({ user }: { user: User }) {
  const { getSecondClient, logOut, expireSession } = useAuth()
  const [challenge, setChallenge] = useState<{ factorId: string; challengeId: string }>()
  const navigate = useNavigate()
  const form = useAccountForm({
    initial: { 'current-password': '', word: '', 'one-time-code': '' },
    check: (values) => ({
      'current-password': checkPassword(values['current-password'], 'Your password'),
      word: /^\s*delete\s*$/i.test(values.word) ? undefined : deleteAccountForm.wrongWord,
      'one-time-code': challenge && checkCode(values['one-time-code']),
    }),
    async send({ 'current-password': password, ...values }, { showError }) {
      const client = await getSecondClient()
      const { auth } = client
      if (challenge) {
        const code = digitsOf(values['one-time-code'])
        const { error } = await auth.mfa.verify({ ...challenge, code })
        // Only a wrong code leaves the challenge open.
        if (error?.code !== 'mfa_verification_failed') endChallenge()
        if (error) return showError(error)
      } else {
        const { data, error } = await auth.signInWithPassword({ email: user.email, password })
        if (error) return showError(error)
        if (needsMfa(data.session)) {
          const [factor] = usableFactors(data.session)
          if (!factor) return showError(deleteAccountForm.unsupported)
          const asked = await auth.mfa.challenge({ factorId: factor.id })
          if (asked.error) return showError(asked.error)
          return setChallenge({ factorId: factor.id, challengeId: asked.data.id })
        }
      }
      const { error, status } = await client.rpc('delete_account')
      await auth.signOut({ scope: 'local' })
      if (error) return showError(databaseMessage(error, status))
      discardAll(user.id)
      showToast(deleteAccountForm.deleted(user.email))
      // The session has ended with the account: this forgets it in this browser, in every tab.
      const stillIn = await logOut().catch(() => true)
      await navigate('/')
      if (stillIn) expireSession()
    },
  })
  const password = form.field('current-password')

  function endChallenge() {
    setChallenge(undefined)
    form.setValues({ ...form.values, 'one-time-code': '' })
  }

  return (
    <AccountForm form={form} button="Delete Account" pending="Deleting..." variant="danger">
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
    </AccountForm>
  )
}
