import { useLocation, useSearchParams } from 'react-router'
import { safeMailRedirect, safeRedirect } from '@/lib/redirect'

/** Where a person is heading who is held up to log in: the address's `redirect`, or home. */
export function useHeading(): string {
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  return redirect === null ? '/' : safeRedirect(redirect, window.location.origin)
}

/** Lets a link hand the address that was typed on to the next page. */
export const handingOn = (email: string) => ({ 'data-state': JSON.stringify({ email }) })

/** The address that was typed on the page before, if that page handed it on. */
export function useTypedEmail(): string {
  const state = useLocation().state as { email?: unknown } | null
  return typeof state?.email === 'string' ? state.email : ''
}

const key = 'omnia-heading'
const hour = 3_600_000

/**
 * What the link of an e-mail is to lead back to. The auth service puts it into the link when it may
 * (the embedded one never does), so this browser remembers it too, for as long as the link is good.
 */
export function mailRedirect(path: string): string {
  try {
    if (path === '/') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify({ path, until: Date.now() + hour }))
  } catch {
    // Storage is forbidden: the link has to say it.
  }
  return window.location.origin + path
}

/** Where the link of an e-mail leads on to: what it says itself, or what this browser remembers. */
export function mailHeading(redirect: string | null): string {
  const { origin } = window.location
  const said = safeMailRedirect(redirect, origin)
  if (said !== '/') return said
  try {
    const { path, until } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as {
      path?: string
      until?: number
    }
    return until && until > Date.now() ? safeRedirect(path ?? null, origin) : '/'
  } catch {
    return '/'
  }
}
