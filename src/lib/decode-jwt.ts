import type { AMREntry } from '@supabase/supabase-js'

interface JwtClaims {
  /** The role of a legacy key of Supabase. */
  role?: string
  /** The assurance level of a session. */
  aal?: string
  /** How and when each factor was used. A custom access token hook may leave out the time. */
  amr?: (AMREntry | string)[]
}

/** Returns the claims of a JSON Web Token, or none if the text is not one. */
export function decodeJwt(token: string): JwtClaims {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(payload)))
  } catch {
    return {}
  }
}

/** Returns when a token's session started, in s since the epoch, if the token contains it. */
export function getSessionStart({ amr }: JwtClaims) {
  const timestamps = (Array.isArray(amr) ? amr : [])
    .flatMap((entry) => (typeof entry === 'string' ? [] : entry.timestamp))
    .filter(Number.isFinite)
  return timestamps.length > 0 ? Math.min(...timestamps) : undefined
}
