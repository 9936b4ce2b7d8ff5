import type { Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { useAuth } from './use-auth'

/** The session of the password reset in this tab; undefined while it loads, null if it is missing. */
export function useRecoverySession() {
  const { getRecoveryClient } = useAuth()
  const [session, setSession] = useState<Session | null>()

  useEffect(() => {
    const subscribed = getRecoveryClient().then(
      ({ auth }) => auth.onAuthStateChange((_, current) => setSession(current)).data.subscription,
    )
    subscribed.catch(() => setSession(null))
    return () => {
      subscribed.then((subscription) => subscription.unsubscribe()).catch(() => undefined)
    }
  }, [getRecoveryClient])

  return session
}
