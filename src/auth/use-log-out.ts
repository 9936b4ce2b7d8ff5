import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '@/ui/toasts'
import { logOut as endSession } from './session'

/** Logs the person out, says how that went, and goes home. */
export function useLogOut() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function logOut() {
    setPending(true)
    const failure = await endSession()
    setPending(false)
    if (failure) {
      showToast({ title: 'Logout Error', description: failure, variant: 'destructive' })
      return
    }
    showToast({ title: 'Logged Out', description: 'You have been successfully logged out.' })
    await navigate('/')
  }

  return { logOut, pending }
}
