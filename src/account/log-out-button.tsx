import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import {
  confirmLogOutCopy,
  draftLabels,
  loggedOutToasts,
  logoutErrorTitle,
  offlineLogOutMessage,
} from '@/content/copy/shared-copy'
import { type DraftKind, discardUserDrafts, findDraftKinds } from '@/drafts/drafts'
import { toApiError } from '@/lib/errors'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { showErrorToast, showToast } from '@/ui/toast-store'

/**
 * Logs the user out here or everywhere, discards their drafts in this tab and redirects home. If
 * there are drafts, a dialog lists them first.
 */
export function LogOutButton({
  scope = 'local',
  ...rest
}: { scope?: keyof typeof loggedOutToasts } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className' | 'children'
>) {
  const { user, logOut } = useAuth()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  /** The drafts that the dialog lists. */
  const [drafts, setDrafts] = useState<DraftKind[]>([])

  async function run() {
    setDrafts([])
    setIsPending(true)
    try {
      await logOut(scope)
      if (user) discardUserDrafts(user.id)
      showToast(loggedOutToasts[scope])
      await navigate('/', { replace: true })
    } catch (error) {
      const { kind, message } = toApiError(error)
      showErrorToast(logoutErrorTitle, kind === 'offline' ? offlineLogOutMessage : message)
    } finally {
      setIsPending(false)
    }
  }

  function handleClick() {
    const kinds = user ? findDraftKinds(user.id) : []
    if (kinds.length > 0) setDrafts(kinds)
    else void run()
  }

  return (
    <>
      <Button variant="secondary" disabled={isPending} onClick={handleClick} {...rest} />
      {drafts.length > 0 && (
        <ConfirmDialog
          {...confirmLogOutCopy}
          description={confirmLogOutCopy.description(drafts.map((kind) => draftLabels[kind]))}
          onConfirm={run}
          onCancel={() => setDrafts([])}
        />
      )}
    </>
  )
}
