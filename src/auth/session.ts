import { useSyncExternalStore } from 'react'
import { authMessage, unexpectedError } from '@/lib/errors'
import { type Client, sessionKey, supabase } from '@/lib/supabase'

export interface User {
  id: string
  email: string
}

/** Who is here. `checking` only until the initial session check ends, 3 s at the longest. */
export type Session =
  | { status: 'checking' }
  | { status: 'ready'; user: User }
  /** `loggedOut` tells a log-out by the person from a session that is missing or has ended. */
  | { status: 'ready'; user: null; loggedOut: boolean }

/** How long a stored session may be checked before the site is shown as to a visitor, in ms. */
export const checkLimit = 3000

const visitor = { status: 'ready', user: null, loggedOut: false } satisfies Session

let session: Session = { status: 'checking' }
let loggingOut = false
const listeners = new Set<() => void>()

function set(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** supabase-js repeats events of the same user on every tab focus: only a change of person counts. */
function setUser(user: { id: string; email?: string } | undefined) {
  const current = session.status === 'ready' ? session.user : undefined
  if (user) {
    const email = user.email ?? ''
    if (current?.id !== user.id || current.email !== email)
      set({ status: 'ready', user: { id: user.id, email } })
  } else if (current !== null) {
    set({ ...visitor, loggedOut: loggingOut })
  }
}

/** The client of the session, subscribed to its events from its first moment. */
export function sessionClient(): Promise<Client> {
  return supabase((client) => {
    // Synchronous, and no call to supabase in here: it would wait for itself.
    client.auth.onAuthStateChange((_event, current) => setUser(current?.user))
  })
}

/** Begins the initial session check; without a stored session it is done at once, with no network. */
export function startSession() {
  // A log-in in another tab must reach a tab that has no client yet.
  window.addEventListener('storage', (event) => {
    if (event.key === sessionKey && event.newValue) void sessionClient().catch(() => undefined)
  })
  if (!hasStoredSession() && !isAuthCallback(window.location.hash)) {
    setUser(undefined)
    return
  }
  const limit = setTimeout(giveUp, checkLimit)
  const stop = subscribe(() => {
    clearTimeout(limit)
    stop()
  })
  sessionClient().catch(giveUp)
}

function giveUp() {
  if (session.status === 'checking') setUser(undefined)
}

/** Whether this browser keeps a session. What is none is removed: supabase-js would stumble over it. */
function hasStoredSession() {
  try {
    const stored = window.localStorage.getItem(sessionKey)
    if (stored === null) return false
    if (isSession(stored)) return true
    window.localStorage.removeItem(sessionKey)
  } catch {
    // Storage is forbidden: nothing can have been kept.
  }
  return false
}

function isSession(stored: string) {
  try {
    const value = JSON.parse(stored) as {
      access_token?: unknown
      user?: { id?: unknown; email?: unknown }
    } | null
    return (
      typeof value?.access_token === 'string' &&
      typeof value.user?.id === 'string' &&
      typeof (value.user.email ?? '') === 'string'
    )
  } catch {
    return false
  }
}

/** Whether the address carries what a link of an auth e-mail brings along. */
const isAuthCallback = (hash: string) => /[#&](access_token|error_code)=/.test(hash)

/** Ends this browser's session, and no other device's. Resolves to the error message when that fails. */
export async function logOut(): Promise<string | undefined> {
  loggingOut = true
  try {
    const { error } = await (await sessionClient()).auth.signOut({ scope: 'local' })
    return error ? authMessage(error) : undefined
  } catch {
    return unexpectedError
  } finally {
    loggingOut = false
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session; a page rendered by the build is rendered as to a visitor. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => visitor,
  )

/** The signed-in person, or null. */
export function useUser() {
  const current = useSession()
  return current.status === 'ready' ? current.user : null
}
