import type { JwtPayload } from '@supabase/supabase-js'

/** Returns the claims of a JSON Web Token, or none if the text is not one. */
export function decodeJwt(token: string): Partial<JwtPayload> {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(payload)))
  } catch {
    return {}
  }
}
