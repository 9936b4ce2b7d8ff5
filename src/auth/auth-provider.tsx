import {
  type Context,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sessionKey } from '@/lib/session-key'
import { sessionCheckTimeoutMs, type AuthState, type User } from './auth-state'
import { createSessionManager, type SessionManager } from './session-manager'
import { getStoredUserId } from './stored-session'

/** The session, and the calls in it. `useAuthApi` has the other calls of the auth service. */
export type AuthContextValue = SessionManager['actions'] & {
  authState: AuthState
  /** The signed-in user. */
  user: User | null
}

const AuthContext = createContext<AuthContextValue | null>(null)
const ManagerContext = createContext<SessionManager | null>(null)

function useProvided<T>(context: Context<T | null>): T {
  const value = use(context)
  if (!value) throw new Error('useAuth needs an AuthProvider above it.')
  return value
}

/** What the `AuthProvider` above offers. */
export const useAuth = () => useProvided(AuthContext)

/** The session manager, for `useAuthApi` alone. */
export const useSessionManager = () => useProvided(ManagerContext)

/**
 * Holds the state of the session and offers it with the calls by `useAuth`. `sessionStored` says whether
 * there is a session to check; without one there is no network request and no wait.
 */
export function AuthProvider({
  sessionStored,
  children,
}: {
  sessionStored: boolean
  children: ReactNode
}) {
  const [authState, setAuthState] = useState<AuthState>({
    status: sessionStored ? 'checking' : 'unauthenticated',
  })
  const [manager] = useState(() => createSessionManager(setAuthState))
  const checking = authState.status === 'checking'
  const user = authState.status === 'authenticated' ? authState.user : null

  useEffect(() => {
    if (!checking) return
    const giveUp = () =>
      setAuthState((prev) => (prev.status === 'checking' ? { status: 'unreachable' } : prev))
    const timer = setTimeout(giveUp, sessionCheckTimeoutMs)
    manager.getSessionClient().catch(giveUp)
    return () => clearTimeout(timer)
  }, [checking, manager])

  useEffect(() => {
    const { preloadSupabase } = manager.actions
    // A tab without a client must notice a log-in in another tab, and supabase-js does not announce a
    // session that `clearSession` removes.
    function followOtherTabs({ key, newValue }: StorageEvent) {
      if (key !== sessionKey) return
      if (newValue) preloadSupabase()
      else manager.handleAuthStateChange(null)
    }
    // A refresh that had no response without a connection is tried again.
    const reconnect = () => getStoredUserId() && preloadSupabase()
    window.addEventListener('storage', followOtherTabs)
    window.addEventListener('online', reconnect)
    return () => {
      window.removeEventListener('storage', followOtherTabs)
      window.removeEventListener('online', reconnect)
    }
  }, [manager])

  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      // StrictMode mounts again at once, and keeps the client.
      queueMicrotask(() => {
        if (!mounted.current) manager.dispose()
      })
    }
  }, [manager])

  const auth = useMemo(() => ({ ...manager.actions, authState, user }), [manager, authState, user])
  return (
    <ManagerContext value={manager}>
      <AuthContext value={auth}>{children}</AuthContext>
    </ManagerContext>
  )
}
