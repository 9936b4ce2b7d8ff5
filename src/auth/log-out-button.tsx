import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { logoutSuccessful, unexpectedError } from '@/content/messages'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toasts'
import { useAuth } from './use-auth'

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
  const auth = useAuth()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const [dialog, setDialog] = useState<ReactNode>()

  async function logOut(confirmed: boolean) {
    setDialog(undefined)
    setPending(true)
    const error = await attempt(confirmed).catch(() => unexpectedError)
    setPending(false)
    if (error) showToast({ title: 'Logout Error', description: error, variant: 'destructive' })
  }

  async function attempt(confirmed: boolean) {
    const { user } = auth
    // If this script does not load, the log-out goes on and discards nothing.
    const unsaved = await import('./unsaved-changes').catch(() => undefined)
    if (!confirmed && user && unsaved?.hasUnsavedChanges(user.id)) {
      setDialog(
        <unsaved.DiscardDialog
          onConfirm={() => logOut(true)}
          onCancel={() => {
            setDialog(undefined)
            // It lost the focus while it was disabled.
            button.current?.focus()
          }}
        />,
      )
      return
    }
    const error = await auth.logOut(scope)
    if (error) return error
    if (user) unsaved?.discardAll(user.id)
    showToast(logoutSuccessful[scope])
    await navigate('/')
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        disabled={pending}
        onClick={() => logOut(false)}
        {...rest}
      />
      {dialog}
    </>
  )
}
