import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { unreachable } from '@/lib/failures'
import { limited } from '@/lib/limited'
import { showToast } from '@/ui/toasts'
import { logOut as endSession, useUser } from './session'

const said = {
  local: 'You have been successfully logged out.',
  global: 'You have been logged out on every device.',
}

/**
 * Logs the person out here or everywhere, says how that went, and goes home. Nothing half-written
 * stays in this browser; `question` asks first where that is a change of a post.
 */
export function useLogOut(scope: keyof typeof said = 'local') {
  const user = useUser()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [question, setQuestion] = useState<ReactNode>()

  async function logOut(sure: boolean) {
    setQuestion(undefined)
    setPending(true)
    const failure = await limited(() => attempt(sure)).catch(() => unreachable)
    setPending(false)
    if (failure) showToast({ title: 'Logout Error', description: failure, variant: 'destructive' })
  }

  async function attempt(sure: boolean) {
    const pressed = document.activeElement
    // Where its script does not arrive, the log-out is not held up, and nothing is discarded.
    const unsaved = await import('./unsaved').catch(() => undefined)
    if (!sure && user && unsaved?.isAnyChange(user.id)) {
      setQuestion(
        <unsaved.Question
          onConfirm={() => logOut(true)}
          onCancel={() => {
            setQuestion(undefined)
            // Disabled for the moment, it has lost the focus.
            if (pressed instanceof HTMLElement) pressed.focus()
          }}
        />,
      )
      return
    }
    const failure = await endSession(scope)
    if (failure) return failure
    if (user) unsaved?.discardAll(user.id)
    showToast({ title: 'Logged Out', description: said[scope] })
    await navigate('/')
  }

  return { logOut: () => logOut(false), pending, question }
}
