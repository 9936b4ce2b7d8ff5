import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deleteAccountForm } from '@/content/auth-forms'
import { TextField } from '@/ui/field'
import { Form, SubmitButton } from '@/ui/form'
import { showToast } from '@/ui/toasts'
import { useAccountForm } from './account-form'
import { checkCode, CodeField, digitsOf } from './code-field'
import { FormMessage } from './form-message'
import { checkPassword, PasswordField } from './password-field'
import type { User } from './session'
import { useAuth } from './use-auth'

/** Deletes the account, after the password, the word "delete" and the code of an authenticator. */
export function DeleteAccount({ user }: { user: User }) {
  const { deleteAccount, logOut } = useAuth()
  const [challenge, setChallenge] = useState<{ factorId: string; challengeId: string }>()
  const navigate = useNavigate()
  const form = useAccountForm({
    initial: { 'current-password': '', word: '', 'one-time-code': '' },
    check: (values) => ({
      'current-password': checkPassword(values['current-password'], 'Your password'),
      word: /^\s*delete\s*$/i.test(values.word) ? undefined : deleteAccountForm.wrongWord,
      'one-time-code': challenge && checkCode(values['one-time-code']),
    }),
    async send(values, { showError }) {
      const result = await deleteAccount(
        { email: user.email, password: values['current-password'] },
        challenge && { ...challenge, code: digitsOf(values['one-time-code']) },
      )
      if (result.error) return showError(result.error)
      setChallenge(result.challenge)
      if (result.challenge) return
      const { discardAll } = await import('./unsaved-changes')
      discardAll(user.id)
      showToast({ ...deleteAccountForm.deleted(user.email), duration: 10_000 })
      // The session has ended with the account: this forgets it in this browser, in every tab.
      await logOut()
      await navigate('/')
    },
  })
  const password = form.field('current-password')

  return (
    <Form form={form}>
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
      <FormMessage message={form.message} />
      <SubmitButton
        form={form}
        pending="Deleting..."
        variant="danger"
        className="justify-self-start"
      >
        Delete Account
      </SubmitButton>
    </Form>
  )
}
