import { authMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { FormMessage } from './form-message'
import { mailRedirect } from './heading'
import { sendMail, useMailPause } from './mail-pause'
import { useAuthAction } from './use-auth-action'

/** Has the e-mail that confirms an address sent once more, and counts down until it may. */
export function ConfirmAgain({ email, heading }: { email: string; heading: () => string }) {
  const left = useMailPause(email)
  const { pending, message, run, fail, say } = useAuthAction()

  const send = () =>
    run(async (auth) => {
      const options = { emailRedirectTo: mailRedirect(heading()) }
      const { error } = await sendMail(email, auth.resend({ type: 'signup', email, options }))
      if (error) return fail(authMessage(error))
      say('If this address waits to be confirmed, a new email is on its way.')
    })

  return (
    <>
      <FormMessage message={message} />
      <Button
        variant="secondary"
        disabled={pending || left > 0 || !email}
        onClick={send}
        className="w-full tabular-nums"
      >
        {left > 0 ? `Send the email again in ${left} s` : 'Send the email again'}
      </Button>
    </>
  )
}
