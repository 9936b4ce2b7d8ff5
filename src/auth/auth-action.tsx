import type { AuthError } from '@supabase/supabase-js'
import { useState } from 'react'
import { cn } from '@/lib/cn'
import { authMessage, thrownMessage } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { dismissError, showErrorToast } from '@/ui/toasts'
import { useAuth } from './use-auth'

interface Message {
  kind: 'error' | 'success'
  text: string
}

/** The client that a call is made with, and what shows its outcome. */
export interface Call {
  auth: Client['auth']
  showError: (error: AuthError | string) => void
  showSuccess: (text: string) => void
}

/**
 * The state of a form of the auth service: whether a call is pending, and the message of the last one.
 * The calls are made with the client of the session, unless `getOtherClient` is given.
 */
export function useAuthAction(getOtherClient?: () => Promise<Client>) {
  const { user, getClient, getFreshClient } = useAuth()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<Message>()

  /** Shows an error in the form and in a toast. */
  function showError(error: AuthError | string) {
    const description = typeof error === 'string' ? error : authMessage(error)
    setMessage({ kind: 'error', text: description })
    showErrorToast('Authentication Error', description)
  }

  const showSuccess = (text: string) => setMessage({ kind: 'success', text })

  /** Removes the message of the last call, and its toast if that was an error. */
  function clear() {
    setMessage(undefined)
    dismissError()
  }

  /**
   * Runs a call. Errors that it throws are shown. Each request has a time limit; their sequence has none,
   * because it would go on after an error was shown.
   */
  async function run(action: (call: Call) => Promise<void>) {
    clear()
    setPending(true)
    try {
      const { auth } = await (getOtherClient ?? (user ? getFreshClient : getClient))()
      await action({ auth, showError, showSuccess })
    } catch (error) {
      showError(thrownMessage(error))
    } finally {
      setPending(false)
    }
  }

  return { pending, message, clear, run }
}

/** The result of a form's last submission, announced to screen readers. */
export function FormMessage({ message }: { message?: Message }) {
  const isError = message?.kind === 'error'
  return (
    <div role={isError ? 'alert' : 'status'} className="empty:absolute">
      {message && (
        <p
          className={cn(
            'rounded px-4 py-3 text-sm font-medium',
            isError ? 'bg-danger-tint text-danger' : 'bg-success-tint text-success',
          )}
        >
          {message.text}
        </p>
      )}
    </div>
  )
}
