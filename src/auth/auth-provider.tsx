import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { sessionKey } from '@/lib/session-key'
import { createAuthApi } from './auth-api'
import { sessionCheckTimeout, type SessionState, type User } from './session'

type AuthApi = ReturnType<typeof createAuthApi>['api']

export interface Auth extends AuthApi {
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
  const [{ applySession, api, dispose }] = useState(() => createAuthApi(setSession))
  const checking = session.status === 'checking'

  useEffect(() => {
    if (!checking) return
    const expireCheck = () =>
      setSession((known) => (known.status === 'checking' ? { status: 'expired' } : known))
    const timer = setTimeout(expireCheck, sessionCheckTimeout)
    api.getClient().catch(expireCheck)
    return () => clearTimeout(timer)
  }, [checking, api])

  // A tab without a client must notice a log-in in another tab, and supabase-js does not announce a
  // session that `expireSession` removes.
  useEffect(() => {
    function followOtherTabs({ key, newValue }: StorageEvent) {
      if (key !== sessionKey) return
      if (newValue) api.getClient().catch(() => undefined)
      else applySession(null)
    }
    window.addEventListener('storage', followOtherTabs)
    return () => window.removeEventListener('storage', followOtherTabs)
  }, [api, applySession])

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
    () => ({ ...api, session, user: session.status === 'signed-in' ? session.user : null }),
    [api, session],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
