import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { adoptDrafts } from '@/drafts/drafts'
import { loadModule } from '@/lib/load-module'
import { sessionKey } from '@/lib/storage'
import { type AuthState, getSignedInUserId, nextAuthState, type User } from './auth-state'
import { setRememberedEmail } from './remembered-email'
import { readStoredSession } from './stored-session'

/** How long the check of a stored session may take, in ms. */
const sessionCheckTimeoutMs = 3000

interface AuthContextValue {
  authState: AuthState
  user: User | null
  /** Loads supabase-js, and follows the session. Call it before a login. */
  loadClient: () => void
  /** Ends the session here or everywhere. 'forget' only forgets it here, without a request. */
  logOut: (how: 'local' | 'global' | 'forget') => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

export function useAuth() {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth needs an AuthProvider above it.')
  return value
}

/** Provides `useAuth`. Without a stored session, it neither loads supabase-js nor waits. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [initialSession] = useState(readStoredSession)
  const [authState, setAuthState] = useState<AuthState>({
    status: initialSession ? 'loading' : 'signed-out',
  })
  const [needsClient, setNeedsClient] = useState(initialSession !== undefined)

  useEffect(() => {
    if (!needsClient) return
    let userId: string | undefined

    function handleChange(event: AuthChangeEvent, session: Session | null) {
      // After a refresh without a response, supabase-js has no session, but it hasn't ended.
      if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
      // Another user must not see this tab's state. A visitor may have typed during the check.
      if (session?.user.id !== userId) setRememberedEmail('')
      userId = session?.user.id
      const signedInUserId = getSignedInUserId(session)
      if (signedInUserId) adoptDrafts(signedInUserId)
      setAuthState((prev) => nextAuthState(prev, session))
    }

    const giveUp = () =>
      setAuthState((prev) =>
        prev.status === 'loading' ? { status: 'signed-out', reason: 'unreachable' } : prev,
      )
    const timer = setTimeout(giveUp, sessionCheckTimeoutMs)
    const subscribing = loadModule(() => import('./session')).then(
      ({ onSessionChange }) => onSessionChange(handleChange),
      () => {
        giveUp()
        // Lets the next use of a form retry.
        setNeedsClient(false)
      },
    )
    return () => {
      clearTimeout(timer)
      void subscribing.then((subscription) => subscription?.unsubscribe())
    }
  }, [needsClient])

  useEffect(() => {
    // Without a client, this tab must notice a login in another tab.
    const handleStorage = ({ key, newValue }: StorageEvent) =>
      key === sessionKey && newValue && setNeedsClient(true)
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [])

  const auth = useMemo<AuthContextValue>(
    () => ({
      authState,
      user: authState.status === 'signed-in' ? authState.user : null,
      loadClient: () => setNeedsClient(true),
      async logOut(how) {
        const { endSession, forgetSession } = await loadModule(() => import('./session'))
        await (how === 'forget' ? forgetSession() : endSession(how))
        // Without the reason that supabase-js's event has just set.
        setAuthState({ status: 'signed-out' })
      },
    }),
    [authState],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
