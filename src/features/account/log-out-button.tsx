import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import { discardUserDrafts, hasDrafts } from '@/drafts/drafts'
import { toApiError } from '@/lib/errors'
import type { ButtonStyle } from '@/ui/button'
import { ConfirmButton } from '@/ui/confirm-dialog'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { confirmLogOutCopy, loggedOutToasts, logoutErrorTitle } from './copy'

/** Logs the user out and redirects home. Asks first if that discards drafts in this tab. */
export function LogOutButton({
  scope = 'local',
  ...rest
}: ButtonStyle & { scope?: keyof typeof loggedOutToasts; children: ReactNode }) {
  const { user, logOut } = useAuth()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)

  async function run() {
    // Text that is typed during the logout would be discarded.
    const main = document.querySelector('main')
    setIsPending(true)
    main?.toggleAttribute('inert', true)
    try {
      await logOut(scope)
      if (user) discardUserDrafts(user.id)
      showToast(loggedOutToasts[scope])
      await navigate('/', { replace: true })
    } catch (error) {
      showErrorToast(logoutErrorTitle, toApiError(error).message)
    } finally {
      setIsPending(false)
      main?.toggleAttribute('inert', false)
      // On the home page, the button is gone, and no navigation moves its focus.
      if (document.activeElement === document.body) main?.focus()
    }
  }

  return (
    <ConfirmButton
      variant="secondary"
      disabled={isPending}
      getQuestion={() => (user && hasDrafts(user.id) ? confirmLogOutCopy : undefined)}
      onConfirm={run}
      {...rest}
    />
  )
}
