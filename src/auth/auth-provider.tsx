import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { sessionKey } from '@/lib/session-key'
import { createAuth } from './auth-calls'
import { sessionCheckTimeout, type SessionState, type User } from './session'

type Calls = ReturnType<typeof createAuth>['calls']

export interface Auth extends Calls {
  session: SessionState
  /** The signed-in user. */
  user: User | null
}

export const AuthContext = createContext<Auth | null>(null)

/**
 * Owns the client of supabase-js, the session and its events. `sessionStored` says whether there is a
 * session to check; without one there is no network request and no wait.
 */
export function AuthProvider({
  sessionStored,
  children,
}: {
  sessionStored: boolean
  children: ReactNode
}) {
  const [session, setSession] = useState<SessionState>({
    status: sessionStored ? 'checking' : 'visitor',
  })
  const [{ applySession, calls, dispose }] = useState(() => createAuth(setSession))
  const checking = session.status === 'checking'

  useEffect(() => {
    if (!checking) return
    const expireCheck = () =>
      setSession((known) => (known.status === 'checking' ? { status: 'expired' } : known))
    const timer = setTimeout(expireCheck, sessionCheckTimeout)
    calls.getClient().catch(expireCheck)
    return () => clearTimeout(timer)
  }, [checking, calls])

  // A tab without a client must notice a log-in in another tab, and supabase-js does not announce a
  // session that `expireSession` removes.
  useEffect(() => {
    function followOtherTabs({ key, newValue }: StorageEvent) {
      if (key !== sessionKey) return
      if (newValue) calls.getClient().catch(() => undefined)
      else applySession(null)
    }
    window.addEventListener('storage', followOtherTabs)
    return () => window.removeEventListener('storage', followOtherTabs)
  }, [calls, applySession])

  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      // StrictMode mounts again at once, and keeps the client.
      queueMicrotask(() => {
        if (!mounted.current) dispose()
      })
    }
  }, [dispose])

  const auth = useMemo(
    () => ({ ...calls, session, user: session.status === 'signed-in' ? session.user : null }),
    [calls, session],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
