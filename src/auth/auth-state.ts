import type { AuthError, Factor, Session } from '@supabase/supabase-js'
import { decodeJwt } from '@/lib/decode-jwt'

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
  /** A stored session is being checked, for at most 3 s. SiteLayout shows no page. */
  | { status: 'checking' }
  | { status: 'authenticated'; user: User }
  | { status: 'mfa-challenge'; challenge: MfaChallenge }
  /**
   * No session, or it ended while the page was open, but not through this tab's logout or calls.
   */
  | { status: 'unauthenticated' }
  /** The user has logged out in this tab. */
  | { status: 'logged-out' }
  /** The server has rejected the session. */
  | { status: 'expired' }
  /**
   * The auth service did not respond in time. The session stays stored, and a late response is
   * used.
   */
  | { status: 'unreachable' }

/** Converts a supabase-js session. */
export function toAuthState(session: Session) {
  const { id, email = '' } = session.user
  return needsMfa(session)
    ? {
        status: 'mfa-challenge' as const,
        challenge: { email, factors: getTotpFactors(session.user) },
      }
    : { status: 'authenticated' as const, user: { id, email } }
}

/**
 * Returns the state after a supabase-js event, or `prev` if nothing changed. supabase-js repeats
 * the events of the same user on every tab focus.
 */
export function nextAuthState(
  prev: AuthState,
  session: Session | null,
  wasLoggingOut: boolean,
): AuthState {
  if (session) {
    const next = toAuthState(session)
    return JSON.stringify(next) === JSON.stringify(prev) ? prev : next
  }
  const { status } = prev
  if (status === 'checking' || status === 'unreachable') return { status: 'expired' }
  if (status === 'authenticated' || status === 'mfa-challenge')
    return { status: wasLoggingOut ? 'logged-out' : 'unauthenticated' }
  return prev
}

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

/**
 * Whether the auth service reports that the session has ended. Its status is 400 if the session is
 * missing or wasn't refreshed. It is 403 if the session is invalid or ended, or if its user was
 * deleted or banned. Gateways send no error code.
 */
export const isSessionEndedError = (error: AuthError | null) =>
  error?.name === 'AuthSessionMissingError' ||
  (!!error?.code && [400, 403].includes(error.status ?? 0))

/** Compares email addresses as the auth service does. */
export const isSameEmail = (a: string | undefined, b: string | undefined) =>
  !!a && a.toLowerCase() === b?.toLowerCase()
