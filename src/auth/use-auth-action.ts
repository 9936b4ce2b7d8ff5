import { useState } from 'react'
import { type ApiErrorKind, toApiError } from '@/lib/errors'
import type { FormResult } from '@/ui/form-alert'
import { dismissError, showErrorToast } from '@/ui/toast-store'

/** The state of auth requests: whether one is pending, and the result of the last one. */
export function useAuthAction() {
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<FormResult>()
  const [errorKind, setErrorKind] = useState<ApiErrorKind>()

  /** Removes the message of the last request, and its toast if that was an error. */
  function reset() {
    setMessage(undefined)
    setErrorKind(undefined)
    dismissError()
  }

  /**
   * Runs requests. Shows what they return as a message, and what they throw as an error. Each request has
   * a time limit; their sequence has none, because it would continue after an error was shown.
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
