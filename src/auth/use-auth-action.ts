import { useState } from 'react'
import { type ApiErrorKind, toApiError } from '@/lib/errors'
import type { FormResult } from '@/ui/form-alert'
import { dismissError, showErrorToast } from '@/ui/toast-store'

/** Returns whether an auth request is pending, and the result of the last one. */
export function useAuthAction() {
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<FormResult>()
  const [errorKind, setErrorKind] = useState<ApiErrorKind>()

  /** Removes the message of the last request, and its error toast. */
  function reset() {
    setMessage(undefined)
    setErrorKind(undefined)
    dismissError()
  }

  /**
   * Runs an action. Shows the text that it returns or the error that it throws. Each request has a
   * time limit. The whole action has none, because it would keep running after the error was shown.
   */
  async function run(action: () => Promise<string | void> | void) {
    reset()
    setIsPending(true)
    try {
      const text = await action()
      if (text) setMessage({ kind: 'success', text })
    } catch (error) {
      const apiError = toApiError(error)
      setErrorKind(apiError.kind)
      setMessage({ kind: 'error', text: apiError.message })
      showErrorToast('Authentication Error', apiError.message)
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, message, errorKind, reset, run }
}
