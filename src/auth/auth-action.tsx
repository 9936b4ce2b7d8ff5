import type { AuthError } from '@supabase/supabase-js'
import { useState } from 'react'
import { unexpectedError } from '@/content/messages'
import { cn } from '@/lib/cn'
import { authMessage } from '@/lib/errors'
import type { Client } from '@/lib/supabase'
import { withTimeout } from '@/lib/with-timeout'
import { showToast } from '@/ui/toasts'
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

/** The state of an account form: whether a call is pending, and the message of the last one. */
export function useAuthAction() {
  const { getClient } = useAuth()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<Message>()

  /** Shows an error in the form and in a toast. */
  function showError(error: AuthError | string) {
    const description = typeof error === 'string' ? error : authMessage(error)
    setMessage({ kind: 'error', text: description })
    showToast({ title: 'Authentication Error', description, variant: 'destructive' })
  }

  const showSuccess = (text: string) => setMessage({ kind: 'success', text })

  /** Runs a call within the timeout. Errors that it throws are shown. */
  async function run(action: (call: Call) => Promise<void>) {
    setMessage(undefined)
    setPending(true)
    try {
      await withTimeout(async () =>
        action({ auth: (await getClient()).auth, showError, showSuccess }),
      )
    } catch {
      showError(unexpectedError)
    } finally {
      setPending(false)
    }
  }

  return { pending, message, run }
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
