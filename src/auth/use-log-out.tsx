import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unexpectedError } from '@/lib/errors'
import { withTimeout } from '@/lib/with-timeout'
import { showToast } from '@/ui/toasts'
import { useAuth } from './use-auth'

const descriptions = {
  local: 'You have been successfully logged out.',
  global: 'You have been logged out on every device.',
}

/**
 * Logs the user out here or everywhere, discards their drafts in this browser and goes home. `dialog`
 * asks first if that discards unsaved text of a post.
 */
export function useLogOut(scope: keyof typeof descriptions = 'local') {
  const { user, logOut: endSession } = useAuth()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [dialog, setDialog] = useState<ReactNode>()

  async function logOut(confirmed: boolean) {
    setDialog(undefined)
    setPending(true)
    const error = await withTimeout(() => attempt(confirmed)).catch(() => unexpectedError)
    setPending(false)
    if (error) showToast({ title: 'Logout Error', description: error, variant: 'destructive' })
  }

  async function attempt(confirmed: boolean) {
    const button = document.activeElement
    // If this script does not load, the log-out goes on and discards nothing.
    const unsaved = await import('./unsaved-changes').catch(() => undefined)
    if (!confirmed && user && unsaved?.hasUnsavedChanges(user.id)) {
      setDialog(
        <unsaved.DiscardDialog
          onConfirm={() => logOut(true)}
          onCancel={() => {
            setDialog(undefined)
            // The button lost the focus while it was disabled.
            if (button instanceof HTMLElement) button.focus()
          }}
        />,
      )
      return
    }
    const error = await endSession(scope)
    if (error) return error
    if (user) unsaved?.discardAll(user.id)
    showToast({ title: 'Logged Out', description: descriptions[scope] })
    await navigate('/')
  }

  return { logOut: () => logOut(false), pending, dialog }
}
