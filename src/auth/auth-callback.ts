import { withRedirect } from './redirect-target'

/**
 * Reads the tokens of a session from the hash of an address, as in the links of Supabase's own email
 * templates; undefined if it has none.
 */
export function readCallbackTokens(hash: string) {
  const params = new URLSearchParams(hash.slice(1))
  const access_token = params.get('access_token')
  const refresh_token = params.get('refresh_token')
  /** The link is of a password reset. */
  const recovering = params.get('type') === 'recovery'
  return access_token && refresh_token ? { access_token, refresh_token, recovering } : undefined
}

export type CallbackTokens = NonNullable<ReturnType<typeof readCallbackTokens>>

/**
 * Sends an auth callback to /auth/confirm, before the router reads the address: the links of Supabase's
 * own email templates open any page, with the outcome in the hash. A session in it is not used there
 * without a question, because anyone can send a link to a session of their own.
 */
export function handleAuthCallback() {
  const { pathname, search, hash } = window.location
  const failed = /[#&]error_code=/.test(hash)
  if (!failed && !/[#&]access_token=/.test(hash)) return
  const to =
    pathname === '/auth/confirm'
      ? pathname + search
      : withRedirect('/auth/confirm', pathname + search)
  window.history.replaceState(null, '', failed ? to : to + hash)
}
