import type { Factor, Session } from '@supabase/supabase-js'
import { adoptDrafts } from '@/drafts/drafts'
import { decodeJwt } from '@/lib/decode-jwt'
import { readStoredSession } from './stored-session'

export interface User {
  id: string
  email: string
}

/** A user who has entered the password and still needs a code of one of these factors, if any. */
export interface MfaChallenge {
  email: string
  factors: Factor[]
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
  | { status: 'code-needed'; challenge: MfaChallenge }
  | { status: 'signed-in'; user: User }

export const signedOut: AuthState = { status: 'signed-out' }

/**
 * Returns the state before supabase-js has loaded, and gives a user what this tab's visitor typed.
 * `checked` is what inline.ts found before the first paint: a page that it showed stays.
 */
export function readInitialAuthState(checked: 'fresh' | 'stale' | undefined): AuthState {
  const session = readStoredSession()
  if (!session) return signedOut
  if (checked === 'stale') return { status: 'loading' }
  const state = toAuthState(session)
  if (state.status === 'signed-in') adoptDrafts(state.user.id)
  return state
}

/** Converts a supabase-js session. */
function toAuthState(session: Session) {
  const { id, email = '' } = session.user
  return needsMfa(session)
    ? {
        status: 'code-needed' as const,
        challenge: { email, factors: getTotpFactors(session.user) },
      }
    : { status: 'signed-in' as const, user: { id, email } }
}

/**
 * Returns the state after a supabase-js event, or `prev` if nothing changed. supabase-js repeats
 * the events of the same user on every tab focus.
 */
export function nextAuthState(prev: AuthState, session: Session | null): AuthState {
  if (!session)
    return prev.status === 'signed-out' ? prev : { status: 'signed-out', reason: 'ended' }
  const next = toAuthState(session)
  return JSON.stringify(next) === JSON.stringify(prev) ? prev : next
}

/** Called when a user's session ends, also in another tab. Modules with a user's data add to it. */
export const sessionEndListeners = new Set<() => void>()

const getVerifiedFactors = ({ factors = [] }: Session['user']) =>
  factors.filter(({ status }) => status === 'verified')

/** Returns the user's verified authenticator apps, the only factors that this site supports. */
export const getTotpFactors = (user: Session['user']) =>
  getVerifiedFactors(user).filter(({ factor_type }) => factor_type === 'totp')

/**
 * Whether the user has an authenticator but has not entered its code in this session. In the
 * database, private.has_valid_session() implements the same rule.
 */
export const needsMfa = (session: Session) =>
  getVerifiedFactors(session.user).length > 0 && decodeJwt(session.access_token).aal !== 'aal2'

/** Returns the ID of a session's user, or undefined if a code is still required. */
export const getSignedInUserId = (session: Session | null | undefined) =>
  session && !needsMfa(session) ? session.user.id : undefined

/** Compares email addresses as the auth service does. */
export const isSameEmail = (a: string | undefined, b: string | undefined) =>
  !!a && a.toLowerCase() === b?.toLowerCase()
