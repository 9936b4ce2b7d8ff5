interface JwtClaims {
  /** The role of a legacy key of Supabase. */
  role?: string
  /** The assurance level of a session. */
  aal?: string
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
