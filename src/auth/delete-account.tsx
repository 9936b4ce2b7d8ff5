import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { showToast } from '@/ui/toasts'
import { FormMessage } from './form-message'
import { PasswordField } from './password-field'
import type { User } from './session'
import { useAuth } from './use-auth'
import { useAuthAction } from './use-auth-action'

/** Deletes the account, after the password, the word "delete" and the code of an authenticator. */
export function DeleteAccount({ user }: { user: User }) {
  const { deleteAccount, logOut } = useAuth()
  const { pending, message, run, showError } = useAuthAction()
  const [challenge, setChallenge] = useState<{ factorId: string; challengeId: string }>()
  const navigate = useNavigate()

  const submit = (form: FormData) =>
    run(async () => {
      const password = String(form.get('current-password'))
      const code = String(form.get('one-time-code')).replaceAll(/\s/g, '')
      const result = await deleteAccount(
        { email: user.email, password },
        challenge && { ...challenge, code },
      )
      if (result.error) return showError(result.error)
      setChallenge(result.challenge)
      if (result.challenge) return
      const { discardAll } = await import('./unsaved-changes')
      discardAll(user.id)
      showToast({
        title: 'Account Deleted',
        description: `The account of ${user.email} and all of its posts are deleted.`,
        duration: 10_000,
      })
      // The session has ended with the account: this forgets it in this browser, in every tab.
      await logOut()
      await navigate('/')
    })

  return (
    <form
      className="grid gap-5"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      <Fields>
        <PasswordField
          label="Your password"
          name="current-password"
          autoComplete="current-password"
          readOnly={!!challenge}
        />
        <TextField
          label="Type “delete” to confirm"
          pattern="\s*[Dd][Ee][Ll][Ee][Tt][Ee]\s*"
          title="The word delete"
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        {challenge && (
          <TextField
            label="Code"
            name="one-time-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="\s*(\d\s*){6,10}"
            title="The digits of the code"
            hint="The digits of your authenticator app or of the text message that you get now."
            required
            autoFocus
          />
        )}
        <FormMessage message={message} />
        <Button type="submit" variant="danger" disabled={pending} className="justify-self-start">
          {pending ? 'Deleting...' : 'Delete Account'}
        </Button>
      </Fields>
    </form>
  )
}
