import type { AMREntry } from '@supabase/supabase-js'

interface JwtClaims {
  /** The role of a legacy key of Supabase. */
  role?: string
  /** The assurance level of a session. */
  aal?: string
  /** How and when each factor of a session was given; only how if a custom access token hook says so. */
  amr?: (AMREntry | string)[]
}

/** The claims of a JSON Web Token; none if it is not one. */
export function decodeJwt(token: string): JwtClaims {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(payload)))
  } catch {
    return {}
  }
}
