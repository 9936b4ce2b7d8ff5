import { useState } from 'react'
import { limited, noAnswer } from '@/lib/limited'
import type { Client } from '@/lib/supabase'
import { unexpectedError, unreachable } from '@/lib/failures'
import { showToast } from '@/ui/toasts'
import { sessionClient } from './session'

export interface Message {
  kind: 'error' | 'success'
  text: string
}

/** What every form of the account shares: it says that it is at work, and how that went. */
export function useAuthAction() {
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<Message>()

  /** Says what went wrong, in the form and in a toast. */
  function fail(description: string) {
    setMessage({ kind: 'error', text: description })
    showToast({ title: 'Authentication Error', description, variant: 'destructive' })
  }

  async function run(action: (auth: Client['auth']) => Promise<void>) {
    setMessage(undefined)
    setPending(true)
    try {
      await limited(async () => action((await sessionClient()).auth))
    } catch (error) {
      fail(error === noAnswer ? unreachable : unexpectedError)
    } finally {
      setPending(false)
    }
  }

  return {
    pending,
    message,
    run,
    fail,
    say: (text: string) => setMessage({ kind: 'success', text }),
  }
}
