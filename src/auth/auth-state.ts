import type { Factor, Session } from '@supabase/supabase-js'
import { decodeJwt } from '@/lib/decode-jwt'
import { readStoredSession } from './stored-session'

export interface User {
  id: string
  email: string
  /** The service of the link by which they signed up. Users can change it, so look it up. */
  service?: unknown
  /** Whether they asked for an email if that service opens. */
  wantsEmail?: boolean
}

/** The session as the app sees it. */
export type AuthState =
  /** A stale stored session is being refreshed, for at most 3 s. SiteLayout shows no page. */
  | { status: 'loading' }
  /**
   * The login page shows the reason. 'ended': without a logout in this tab. 'unreachable': the
   * session could not be checked in time; it stays stored, and a late response logs the user in.
   */
  | { status: 'signed-out'; reason?: 'ended' | 'unreachable' }
  /** After the password. `factors` are those whose code this site can ask for, if any. */
  | { status: 'code-needed'; email: string; factors: Factor[] }
  | { status: 'signed-in'; user: User }

export const signedOut: AuthState = { status: 'signed-out' }
export const endedSession: AuthState = { status: 'signed-out', reason: 'ended' }

/** Returns the state before supabase-js has loaded. A page that inline.ts `checked` stays. */
export function readInitialAuthState(checked: 'fresh' | 'stale' | undefined): AuthState {
  const session = readStoredSession()
  if (!session) return signedOut
  return checked === 'stale' ? { status: 'loading' } : toAuthState(session)
}

/** Converts a supabase-js session. */
export function toAuthState(session: Session): AuthState {
  const { id, email = '', user_metadata } = session.user
  if (needsMfa(session))
    return { status: 'code-needed', email, factors: getTotpFactors(session.user) }
  const { service, email_if_open: wantsEmail } = user_metadata ?? {}
  return { status: 'signed-in', user: { id, email, service, wantsEmail } }
}

/**
 * Called when a user's session ends, also in another tab. Modules with a user's data add to it, because
 * visitors' pages don't load them.
 */
export const sessionEndListeners = new Set<() => void>()

const getVerifiedFactors = ({ factors = [] }: Session['user']) =>
  factors.filter(({ status }) => status === 'verified')

/** Returns the user's verified authenticator apps, the only factors that this site supports. */
export const getTotpFactors = (user: Session['user']) =>
  getVerifiedFactors(user).filter(({ factor_type }) => factor_type === 'totp')

/** Whether the session lacks the code of an authenticator, as in private.has_valid_session(). */
export const needsMfa = (session: Session) =>
  getVerifiedFactors(session.user).length > 0 && decodeJwt(session.access_token).aal !== 'aal2'

/** Compares email addresses as the auth service does. */
export const isSameEmail = (a: string | undefined, b: string | undefined) =>
  !!a && a.toLowerCase() === b?.toLowerCase()
