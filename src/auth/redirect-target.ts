import { useSearchParams } from 'react-router-dom'
import { safeEmailRedirect, safeRedirect } from '@/lib/redirect'
import { readStoredJson, removeStorage, writeStorage } from '@/lib/storage'

/** Where to go after log-in: the `redirect` parameter of the address, or home. */
export function useRedirectTarget(): string {
  const [params] = useSearchParams()
  return safeRedirect(params.get('redirect'))
}

const key = 'omnia-redirect-target'
const hour = 3_600_000

/**
 * The URL that a link in an email redirects to. The auth service may leave it out of the link (the
 * embedded one always does), so this browser remembers the path for as long as the link is valid.
 */
export function emailRedirectUrl(path: string): string {
  if (path === '/') removeStorage('localStorage', key)
  else writeStorage('localStorage', key, JSON.stringify({ path, until: Date.now() + hour }))
  return window.location.origin + path
}

/** Where a link in an email leads: the path that it names, or the one that this browser remembers. */
export function emailRedirectTarget(redirect: string | null): string {
  const named = safeEmailRedirect(redirect, window.location.origin)
  if (named !== '/') return named
  const { path = null, until = 0 } = (readStoredJson('localStorage', key) ?? {}) as {
    path?: string
    until?: number
  }
  return until > Date.now() ? safeRedirect(path) : '/'
}
