import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { confirmMessages, confirmPanel, type emailLinks, type LinkPage } from '@/content/auth-forms'
import type { Href } from '@/content/links'
import { UserFacingError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toasts'
import { FormMessage, useAuthAction } from './auth-action'
import type { LinkOutcome } from './auth-api'
import { AuthFrame } from './auth-frame'
import type { LogInState } from './auth-page'
import { useRedirectTarget, withRedirect } from './redirect-target'

/** What a link is for: the `type` in its address. */
export type LinkKind = keyof typeof emailLinks

/** Asks before `onConfirm` uses the link. Shows the message that it returns, or its error. */
export function LinkConfirmation({
  title,
  text,
  button,
  onConfirm,
  children,
}: LinkPage & { onConfirm: () => Promise<string | void> | void; children?: ReactNode }) {
  const { pending, message, run } = useAuthAction()
  return (
    <AuthFrame title={title} text={text} panel={confirmPanel}>
      <FormMessage message={message} />
      {message?.kind !== 'success' && (
        <Button variant="primary" disabled={pending} onClick={() => run(onConfirm)}>
          {pending ? 'Checking...' : button}
        </Button>
      )}
      {children}
    </AuthFrame>
  )
}

/** Returns a function that opens the page of an outcome, or returns the message of one that has none. */
export function useShowOutcome(kind: LinkKind, email: string) {
  const target = useRedirectTarget()
  const navigate = useNavigate()
  const open = (to: Href, state?: LogInState) => navigate(to, { replace: true, state })

  return async (outcome: LinkOutcome) => {
    switch (outcome) {
      case 'refused':
        throw new UserFacingError(confirmMessages.refused(email))
      case 'confirmed-first':
        return confirmMessages.otherAddress
      case 'confirmed-other-user':
        return confirmMessages.otherUser(email)
      case 'confirmed':
        return open(withRedirect('/auth?mode=login', target), { confirmed: email })
      case 'recovery':
        return open(withRedirect('/auth/new-password', target))
      case 'logged-in': {
        const changed = kind === 'email_change'
        showToast(changed ? confirmMessages.emailChanged : confirmMessages.emailConfirmed)
        return open(changed ? '/dashboard/account' : target)
      }
    }
  }
}
