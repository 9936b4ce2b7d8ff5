import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { sessionKey } from '@/lib/session-key'
import type { AuthState, User } from './auth-state'
import { createSessionManager, type SessionActions } from './session-manager'

/** How long the check of a stored session may take, in ms. */
const sessionCheckTimeoutMs = 3000

/** The state of the session, and its functions, which never change. */
export type AuthContextValue = SessionActions & { authState: AuthState; user: User | null }

const AuthContext = createContext<AuthContextValue | null>(null)

export function useAuth() {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth needs an AuthProvider above it.')
  return value
}

/** Provides `useAuth`. Without a stored session, it neither sends a request nor waits. */
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
  const [{ actions, sessionClient, handleAuthStateChange }] = useState(() =>
    createSessionManager(setAuthState),
  )
  const isChecking = authState.status === 'checking'
  const user = authState.status === 'authenticated' ? authState.user : null

  useEffect(() => {
    if (!isChecking) return
    const giveUp = () =>
      setAuthState((prev) => (prev.status === 'checking' ? { status: 'unreachable' } : prev))
    const timer = setTimeout(giveUp, sessionCheckTimeoutMs)
    // A client that is refreshing its session must not be replaced.
    sessionClient.withSessionClient(({ auth }) => auth.initialize()).catch(giveUp)
    return () => clearTimeout(timer)
  }, [isChecking, sessionClient])

  useEffect(() => {
    // A tab without a client must notice a login in another tab, and supabase-js does not announce a
    // session that `clearSession` removes.
    function followOtherTabs({ key, newValue }: StorageEvent) {
      if (key !== sessionKey) return
      if (newValue) sessionClient.preloadSupabase()
      else handleAuthStateChange('SIGNED_OUT', null)
    }
    window.addEventListener('storage', followOtherTabs)
    window.addEventListener('online', sessionClient.reconnect)
    return () => {
      window.removeEventListener('storage', followOtherTabs)
      window.removeEventListener('online', sessionClient.reconnect)
      sessionClient.dispose()
    }
  }, [sessionClient, handleAuthStateChange])

  const auth = useMemo(() => ({ ...actions, authState, user }), [actions, authState, user])
  return <AuthContext value={auth}>{children}</AuthContext>
}
