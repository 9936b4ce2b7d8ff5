import { type ComponentProps, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/use-auth'
import { logoutSuccessful } from '@/content/messages'
import { thrownMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { showErrorToast, showToast } from '@/ui/toasts'
import type * as UnsavedChanges from './unsaved-changes'

/**
 * Logs the user out here or everywhere, discards their drafts in this browser and goes home. A dialog
 * asks first if that discards unsaved text of a post.
 */
export function LogOutButton({
  scope = 'local',
  ...rest
}: { scope?: keyof typeof logoutSuccessful } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'children'
>) {
  const { user, logOut } = useAuth()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  /** The module of the dialog, while that is open. */
  const [dialogModule, setDialogModule] = useState<typeof UnsavedChanges>()

  async function attempt(confirmed: boolean) {
    setDialogModule(undefined)
    setPending(true)
    try {
      // If this script does not load, the log-out goes on and discards nothing.
      const unsaved = await import('./unsaved-changes').catch(() => undefined)
      if (!confirmed && user && unsaved?.hasUnsavedChanges(user.id)) return setDialogModule(unsaved)
      await logOut(scope)
      if (user) unsaved?.discardAll(user.id)
      showToast(logoutSuccessful[scope])
      await navigate('/')
    } catch (error) {
      showErrorToast('Logout Error', thrownMessage(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        disabled={pending}
        onClick={() => attempt(false)}
        {...rest}
      />
      {dialogModule && (
        <dialogModule.DiscardDialog
          onConfirm={() => attempt(true)}
          onCancel={() => {
            setDialogModule(undefined)
            // It lost the focus while it was disabled.
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
