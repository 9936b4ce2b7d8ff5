import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { adoptDrafts, anonymousOwner } from '@/drafts/drafts'
import { loadModule } from '@/lib/load-module'
import { sessionKey } from '@/lib/storage'
import { useHydrated } from '@/lib/use-hydrated'
import {
  type AuthState,
  endedSession,
  sessionEndListeners,
  signedOut,
  toAuthState,
  type User,
} from './auth-state'
import { setRememberedEmail } from './remembered-email'
import type * as SessionModule from './session'
import { readStoredSession } from './stored-session'

/** How long the refresh of a stale stored session may take, in ms. */
const sessionCheckTimeoutMs = 3000

interface AuthContextValue {
  authState: AuthState
  user: User | null
  /** Loads supabase-js, and follows the session. Call it before a login. */
  loadClient: () => void
  /** Ends the session here or everywhere. */
  logOut: (scope: 'local' | 'global') => Promise<void>
  /** Forgets the session here, without a request. */
  forgetSession: () => Promise<void>
}

const AuthContext = createContext<AuthContextValue | null>(null)

export function useAuth() {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth needs an AuthProvider above it.')
  return value
}

/** Returns the owner of what is typed now: the user's ID, or `anonymousOwner`. */
export const useDraftOwner = () => useAuth().user?.id ?? anonymousOwner

/** Provides `useAuth`. Starts with `initialState`; supabase-js follows if a session is stored. */
export function AuthProvider({
  initialState = signedOut,
  children,
}: {
  initialState?: AuthState
  children: ReactNode
}) {
  const [currentState, setAuthState] = useState(initialState)
  // Hydration starts with the visitor's page that was prerendered. The user appears in the commit
  // in which `useHydrated` changes everywhere, so no guard or form sees a visitor after hydration.
  const authState = useHydrated() ? currentState : signedOut
  const user = authState.status === 'signed-in' ? authState.user : null
  const [needsClient, setNeedsClient] = useState(initialState.status !== 'signed-out')

  const handleChange = useEffectEvent((event: AuthChangeEvent, session: Session | null) => {
    // After a refresh without a response, supabase-js has no session, but it hasn't ended.
    if (!session && event === 'INITIAL_SESSION' && readStoredSession()) return
    if (session?.user.id !== user?.id) {
      // Another user must not see this tab's state.
      setRememberedEmail('')
      sessionEndListeners.forEach((forget) => forget())
    }
    const next = session ? toAuthState(session) : endedSession
    if (next.status === 'signed-in') adoptDrafts(next.user.id)
    // Without a session before, none has ended.
    setAuthState((prev) => (!session && prev === signedOut ? prev : next))
  })

  useEffect(() => {
    if (!needsClient) return
    const giveUp = () =>
      setAuthState((prev) =>
        prev.status === 'loading' ? { status: 'signed-out', reason: 'unreachable' } : prev,
      )
    const timer = setTimeout(giveUp, sessionCheckTimeoutMs)
    const subscribing = loadModule(() => import('./session')).then(
      ({ onSessionChange }) => onSessionChange((event, session) => handleChange(event, session)),
      () => {
        giveUp()
        // Lets the next call retry.
        setNeedsClient(false)
      },
    )
    return () => {
      clearTimeout(timer)
      void subscribing.then((subscription) => subscription?.unsubscribe())
    }
  }, [needsClient])

  useEffect(() => {
    // Without a client, this tab must notice a login and a logout in another tab, and after Back, also
    // with one.
    function follow({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) {
      if (key !== sessionKey && !persisted) return
      if (readStoredSession()) setNeedsClient(true)
      else handleChange('SIGNED_OUT', null)
    }
    const types = ['storage', 'pageshow']
    for (const type of types) window.addEventListener(type, follow)
    return () => types.forEach((type) => window.removeEventListener(type, follow))
  }, [])

  const loadClient = () => setNeedsClient(true)
  async function end(run: (module: typeof SessionModule) => Promise<void>) {
    loadClient()
    await run(await loadModule(() => import('./session')))
    // Without the reason that supabase-js's event has just set.
    setAuthState(signedOut)
  }
  const auth: AuthContextValue = {
    authState,
    user,
    loadClient,
    logOut: (scope) => end(({ logOut }) => logOut(scope, user?.id)),
    forgetSession: () => end(({ forgetSession }) => forgetSession()),
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
