import type { AuthError, Factor, Session } from '@supabase/supabase-js'
import { decodeJwt } from '@/lib/decode-jwt'

export interface User {
  id: string
  email: string
}

/** A user who has given the password and still needs the code of one of these factors, if any. */
export interface MfaChallenge {
  email: string
  factors: Factor[]
}

/** The session as the app sees it. */
export type AuthState =
  /** A stored session is being checked, for `sessionCheckTimeoutMs` at most. SiteLayout shows no page. */
  | { status: 'checking' }
  | { status: 'authenticated'; user: User }
  | { status: 'mfa-challenge'; challenge: MfaChallenge }
  /** There is no session, or it has ended while the page was open, though not by this tab's log-out or call. */
  | { status: 'unauthenticated' }
  /** The user has logged out in this tab. */
  | { status: 'logged-out' }
  /** The server has rejected the session. */
  | { status: 'expired' }
  /** The auth service did not answer in time. The session stays stored, and a late answer counts. */
  | { status: 'unreachable' }

/** The states of a session that has a user. */
type UserState = Extract<AuthState, { status: 'authenticated' | 'mfa-challenge' }>

/** How long the check of a stored session may take, in ms. */
export const sessionCheckTimeoutMs = 3000

/** Converts a session of supabase-js. */
export function toAuthState(session: Session): UserState {
  const { id, email = '' } = session.user
  return needsMfa(session)
    ? { status: 'mfa-challenge', challenge: { email, factors: getTotpFactors(session) } }
    : { status: 'authenticated', user: { id, email } }
}

/**
 * The state after an event of supabase-js, which repeats the events of the same user on every tab focus:
 * without a change, the prev state is returned.
 */
export function nextAuthState(
  prev: AuthState,
  session: Session | null,
  loggingOut: boolean,
): AuthState {
  if (session) {
    const next = toAuthState(session)
    return JSON.stringify(next) === JSON.stringify(prev) ? prev : next
  }
  switch (prev.status) {
    case 'checking':
    case 'unreachable':
      return { status: 'expired' }
    case 'authenticated':
    case 'mfa-challenge':
      return { status: loggingOut ? 'logged-out' : 'unauthenticated' }
    case 'unauthenticated':
    case 'logged-out':
    case 'expired':
      return prev
  }
}

/** The id of the user whom a session signs in, without the need for a code. */
export const getAuthenticatedUserId = (session: Session | null | undefined) =>
  session && !needsMfa(session) ? session.user.id : null

/** The authenticators that a user has confirmed. */
export const getVerifiedFactors = ({ factors }: Session['user']) =>
  Array.isArray(factors) ? factors.filter((factor) => factor?.status === 'verified') : []

/** The user's authenticators whose codes this site can ask for. */
export const getTotpFactors = (session: Session) =>
  getVerifiedFactors(session.user).filter(({ factor_type }) => factor_type === 'totp')

/**
 * Whether the user has an authenticator and has not given its code in this session. In the database,
 * private.has_valid_session() holds the same rule.
 */
export const needsMfa = (session: Session) =>
  getVerifiedFactors(session.user).length > 0 && decodeJwt(session.access_token).aal !== 'aal2'

/**
 * Whether the auth service says that the session has ended: 400 if it is missing or was not refreshed, 403
 * if it is invalid or ended, or its user deleted or banned. A gateway sends no code.
 */
export const isSessionEndedError = (error: AuthError | null) =>
  error?.name === 'AuthSessionMissingError' ||
  (!!error?.code && [400, 403].includes(error.status ?? 0))

/** Compares email addresses as the auth service does. */
export const isSameEmail = (a: string | undefined, b: string | undefined) =>
  !!a && a.toLowerCase() === b?.toLowerCase()
