import type { EmailOtpType } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { withRedirect } from '@/lib/redirect'
import { sessionKey } from '@/lib/session-key'
import type { Client } from '@/lib/supabase'
import { unexpectedError } from '@/lib/failures'

export interface User {
  id: string
  email: string
  /** Came by the link of a forgotten password, and may set a new one without the old. */
  recovering?: true
}

/** What a person has beside the password: an app that shows codes, or a phone that receives them. */
export interface Factor {
  id: string
  factor_type: string
  status: string
  friendly_name?: string
}

/** Who is here. `checking` only until the initial session check ends, 3 s at the longest. */
export type Session =
  | { status: 'checking' }
  | { status: 'ready'; user: User }
  /**
   * `loggedOut` tells a log-out by the person from a session that is missing or has ended;
   * `interrupted` is one that the server did not take, or did not renew in time: the log-in leads back.
   * `codeOf` has given the password, and is a visitor until the code of an authenticator is given too.
   */
  | { status: 'ready'; user: null; loggedOut: boolean; interrupted?: true; codeOf?: CodeNeeded }

export interface CodeNeeded {
  email: string
  factors: Factor[]
}

/** The part of supabase-js' session that counts here. */
interface StoredSession {
  access_token: string
  user: { id: string; email?: string; factors?: Factor[] }
}

/** How long a stored session may be checked before the site is shown as to a visitor, in ms. */
export const checkLimit = 3000

const visitor = { status: 'ready', user: null, loggedOut: false } satisfies Session
const interrupted: Session = { ...visitor, interrupted: true }

let session: Session = { status: 'checking' }
let loggingOut = false
/** Whether this tab has opened the link of a forgotten password; every tab hears of it. */
let opensRecovery = false
const listeners = new Set<() => void>()

function set(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** supabase-js repeats events of the same user on every tab focus: only a change counts. */
function receive(current: StoredSession | null) {
  const next = current ? sessionOf(current) : { ...visitor, loggedOut: loggingOut }
  const known = session.status === 'ready' && !session.user && !session.codeOf
  if (current ? JSON.stringify(next) !== JSON.stringify(session) : !known) set(next)
}

function sessionOf(current: StoredSession): Session {
  const { id, email = '' } = current.user
  if (needsCode(current))
    return { ...visitor, codeOf: { email, factors: verifiedFactors(current) } }
  return { status: 'ready', user: { id, email, ...(isRecovering(id) && { recovering: true }) } }
}

const verifiedFactors = ({ user: { factors } }: StoredSession) =>
  Array.isArray(factors) ? factors.filter((factor) => factor?.status === 'verified') : []

/** Whether somebody has an authenticator and has not given its code in this session. */
export const needsCode = (current: StoredSession) =>
  verifiedFactors(current).length > 0 && claimsOf(current.access_token).aal !== 'aal2'

/** What the auth service has written into a token: how sure it is of the person, and since when. */
export function claimsOf(token: string): { aal?: string; amr?: { timestamp: number }[] } {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(payload)) as ReturnType<typeof claimsOf>
  } catch {
    return {}
  }
}

/** The client of the session, subscribed to its events from its first moment. */
export async function sessionClient(): Promise<Client> {
  const { supabase } = await import('@/lib/supabase')
  return supabase((client) => {
    // Synchronous, and no call to supabase in here: it would wait for itself.
    client.auth.onAuthStateChange((event, current) => {
      if (event === 'PASSWORD_RECOVERY' && current && opensRecovery) keepRecovering(current.user.id)
      receive(current)
    })
  })
}

/** Begins the initial session check; without a stored session it is done at once, with no network. */
export function startSession() {
  leadOnFromMail()
  // A log-in in another tab must reach a tab that has no client yet, and supabase-js tells nobody of a
  // session that it did not end itself.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey) return
    if (newValue) void sessionClient().catch(() => undefined)
    else receive(null)
  })
  const fromMail = isAuthCallback(window.location.hash)
  if (!storedSession() && !fromMail) {
    receive(null)
    return
  }
  const limit = setTimeout(giveUp, checkLimit)
  const stop = subscribe(() => {
    clearTimeout(limit)
    stop()
    // supabase-js empties the hash, and leaves its sign.
    if (fromMail && !window.location.hash) cleanAddress()
  })
  sessionClient().catch(giveUp)
}

function cleanAddress() {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

function giveUp() {
  if (session.status === 'checking') set(interrupted)
}

/**
 * The links of Supabase's own e-mail templates land on any page, with the outcome in the hash. Leads
 * on to the page that deals with it, before the router and supabase-js read the address.
 */
function leadOnFromMail() {
  const { pathname, search, hash } = window.location
  const outcome = new URLSearchParams(hash.slice(1))
  const failed = outcome.has('error_code')
  if (!failed && outcome.get('type') !== 'recovery') return
  opensRecovery = !failed
  const to = withRedirect(failed ? '/auth/confirm' : '/auth/new-password', pathname + search)
  window.history.replaceState(null, '', failed ? to : to + hash)
}

/** The session that this browser keeps. What is none is removed: supabase-js would stumble over it. */
export function storedSession(): string | null {
  try {
    const stored = window.localStorage.getItem(sessionKey)
    if (stored === null || isSession(stored)) return stored
    window.localStorage.removeItem(sessionKey)
  } catch {
    // Storage is forbidden: nothing can have been kept.
  }
  return null
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

/** Ends the session of this browser, or of every device. Resolves to the error message when that fails. */
export async function logOut(scope: 'local' | 'global' = 'local'): Promise<string | undefined> {
  loggingOut = true
  try {
    const { error } = await (await sessionClient()).auth.signOut({ scope })
    return error ? (await import('@/lib/errors')).authMessage(error) : undefined
  } catch {
    return unexpectedError
  } finally {
    loggingOut = false
  }
}

/** Where this tab keeps who came by the link of a forgotten password. */
const recoveryKey = 'omnia-recovery'

function isRecovering(id: string) {
  try {
    return window.sessionStorage.getItem(recoveryKey) === id
  } catch {
    return false
  }
}

function keepRecovering(id: string) {
  try {
    window.sessionStorage.setItem(recoveryKey, id)
  } catch {
    // Storage is forbidden: the account page changes the password with the old one.
  }
}

/** Trades the token of an e-mail's link for a session. */
export async function verifyLink(type: EmailOtpType, token_hash: string) {
  opensRecovery = type === 'recovery'
  return (await sessionClient()).auth.verifyOtp({ type, token_hash })
}

/** The new password is set: from now on the old one is asked for again. */
export function endRecovery() {
  window.sessionStorage.removeItem(recoveryKey)
  if (session.status === 'ready' && session.user)
    set({ status: 'ready', user: { id: session.user.id, email: session.user.email } })
}

/** Forgets a session that the server does not take, so that the person can log in again. */
export function endSession() {
  try {
    window.localStorage.removeItem(sessionKey)
  } catch {
    // Storage is forbidden: nothing can have been kept.
  }
  set(interrupted)
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
