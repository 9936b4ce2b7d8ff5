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
import { sessionCheckTimeout, type SessionState, type User } from './session'
import { createSessionOwner, type SessionOwner } from './session-owner'
import { storedUserId } from './stored-session'

/** The session, and the calls in it. `useAuthApi` has the other calls of the auth service. */
export type Auth = SessionOwner['calls'] & {
  session: SessionState
  /** The signed-in user. */
  user: User | null
}

const AuthContext = createContext<Auth | null>(null)
const OwnerContext = createContext<SessionOwner | null>(null)

function useProvided<T>(context: Context<T | null>): T {
  const value = use(context)
  if (!value) throw new Error('useAuth needs an AuthProvider above it.')
  return value
}

/** What the `AuthProvider` above offers. */
export const useAuth = () => useProvided(AuthContext)

/** The owner of the session, for `useAuthApi` alone. */
export const useSessionOwner = () => useProvided(OwnerContext)

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
  const [session, setSession] = useState<SessionState>({
    status: sessionStored ? 'checking' : 'visitor',
  })
  const [owner] = useState(() => createSessionOwner(setSession))
  const checking = session.status === 'checking'
  const user = session.status === 'signed-in' ? session.user : null

  useEffect(() => {
    if (!checking) return
    const giveUp = () =>
      setSession((known) => (known.status === 'checking' ? { status: 'unchecked' } : known))
    const timer = setTimeout(giveUp, sessionCheckTimeout)
    owner.getClient().catch(giveUp)
    return () => clearTimeout(timer)
  }, [checking, owner])

  useEffect(() => {
    const { preload } = owner.calls
    // A tab without a client must notice a log-in in another tab, and supabase-js does not announce a
    // session that `forget` removes.
    function followOtherTabs({ key, newValue }: StorageEvent) {
      if (key !== sessionKey) return
      if (newValue) preload()
      else owner.apply(null)
    }
    // A refresh that had no response without a connection is tried again.
    const reconnect = () => storedUserId() && preload()
    window.addEventListener('storage', followOtherTabs)
    window.addEventListener('online', reconnect)
    return () => {
      window.removeEventListener('storage', followOtherTabs)
      window.removeEventListener('online', reconnect)
    }
  }, [owner])

  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      // StrictMode mounts again at once, and keeps the client.
      queueMicrotask(() => {
        if (!mounted.current) owner.dispose()
      })
    }
  }, [owner])

  const auth = useMemo(() => ({ ...owner.calls, session, user }), [owner, session, user])
  return (
    <OwnerContext value={owner}>
      <AuthContext value={auth}>{children}</AuthContext>
    </OwnerContext>
  )
}
