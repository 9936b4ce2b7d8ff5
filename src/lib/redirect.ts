/** Any origin will do: a path of this site keeps it, and everything else is rejected. */
const base = 'https://site.invalid'

/** The path that a `redirect` parameter names if it is on this site, otherwise home. */
export function safeRedirect(value: string | null): string {
  if (!value || !isSitePath(value) || !URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  const path = url.pathname + url.search + url.hash
  // Checked again: '/..//elsewhere' has become '//elsewhere'.
  return url.origin === base && isSitePath(path) ? path : '/'
}

const isSitePath = (value: string) => /^\/(?!\/)[^\\]*$/.test(value)

/** Like `safeRedirect`, for links in emails: the auth service writes absolute URLs into them. */
export const safeEmailRedirect = (value: string | null, origin: string) =>
  safeRedirect(value?.startsWith(`${origin}/`) ? value.slice(origin.length) : value)

/** Adds a redirect target to an address. Home is the default and is left out. */
export const withRedirect = (address: string, path: string) =>
  path === '/'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}`
