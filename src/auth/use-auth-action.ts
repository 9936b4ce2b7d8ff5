import { useState } from 'react'
import { getErrorMessage } from '@/lib/errors'
import type { FormResult } from '@/ui/form-alert'
import { dismissError, showErrorToast } from '@/ui/toast-store'

/** The state of calls of the auth service: whether one is pending, and the message of the last one. */
export function useAuthAction() {
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<FormResult>()

  /** Removes the message of the last call, and its toast if that was an error. */
  function clear() {
    setMessage(undefined)
    dismissError()
  }

  /**
   * Runs calls. Shows what they return as a message, and what they throw as an error. Each request has a
   * time limit; their sequence has none, because it would go on after an error was shown.
   */
  async function run(action: () => Promise<string | void> | void) {
    clear()
    setIsPending(true)
    try {
      const text = await action()
      if (text) setMessage({ kind: 'success', text })
    } catch (error) {
      const text = getErrorMessage(error)
      setMessage({ kind: 'error', text })
      showErrorToast('Authentication Error', text)
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, message, clear, run }
}
