import { use } from 'react'
import { type Auth, AuthContext } from './auth-provider'

/** The session, the clients of Supabase and the calls of the auth service. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.')
  return auth
}
