import type { Href } from '@/content/links'
import { readStoredJson, removeStorage, writeStorage } from '@/lib/storage'
import { useQuery } from '@/routing/use-query'

/** Any origin will do: a path of this site keeps it, and everything else is rejected. */
const base = 'https://site.invalid'

/** The path that a `redirect` parameter names if it is on this site, otherwise home. */
export function safeRedirect(value: string | null): Href {
  if (!value || !isSitePath(value) || !URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  const path = url.pathname + url.search + url.hash
  // Checked again: '/..//elsewhere' has become '//elsewhere'.
  return url.origin === base && isSitePath(path) ? (path as Href) : '/'
}

const isSitePath = (value: string) => /^\/(?!\/)[^\\]*$/.test(value)

/** Like `safeRedirect`, for links in emails: the auth service writes absolute URLs into them. */
export const safeEmailRedirect = (value: string | null, origin: string) =>
  safeRedirect(value?.startsWith(`${origin}/`) ? value.slice(origin.length) : value)

/** Adds a redirect target to an address. Home is the default and is left out. */
export const withRedirect = (address: Href, path: string): Href =>
  path === '/'
    ? address
    : (`${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}` as Href)

/** Where to go after log-in: the `redirect` parameter of the address, or home. */
export function useRedirectTarget(): Href {
  return safeRedirect(useQuery().get('redirect'))
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

/** The path that `emailRedirectUrl` remembers, otherwise home. */
function rememberedTarget(): Href {
  const { path = null, until = 0 } = (readStoredJson('localStorage', key) ?? {}) as {
    path?: string
    until?: number
  }
  return until > Date.now() ? safeRedirect(path) : '/'
}

/** Returns where a link in an email leads: the path that it names, or the one that this browser remembers. */
export function emailRedirectTarget(params: URLSearchParams): Href {
  const named = safeEmailRedirect(params.get('redirect'), window.location.origin)
  return named === '/' ? rememberedTarget() : named
}
