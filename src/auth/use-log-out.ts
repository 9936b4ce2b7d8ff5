import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '@/ui/toasts'
import { logOut as endSession, useUser } from './session'

const said = {
  local: 'You have been successfully logged out.',
  global: 'You have been logged out on every device.',
}

/**
 * Logs the person out here or everywhere, says how that went, and goes home. Nothing half-written
 * stays in this browser.
 */
export function useLogOut(scope: keyof typeof said = 'local') {
  const user = useUser()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function logOut() {
    setPending(true)
    // Where its script does not arrive, the log-out is not held up.
    const loading = import('@/lib/drafts').catch(() => undefined)
    const failure = await endSession(scope)
    setPending(false)
    if (failure) {
      showToast({ title: 'Logout Error', description: failure, variant: 'destructive' })
      return
    }
    const drafts = await loading
    if (user) drafts?.discardDraftsOf(user.id)
    drafts?.discardDraftsOf(drafts.anybody)
    showToast({ title: 'Logged Out', description: said[scope] })
    await navigate('/')
  }

  return { logOut, pending }
}
