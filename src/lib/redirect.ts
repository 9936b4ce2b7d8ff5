/** The path that a `redirect` parameter may lead to: of this site only; otherwise home. */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value || !isSitePath(value) || !URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  // Once more: '/..//elsewhere' has become '//elsewhere'.
  return url.origin === origin && isSitePath(path) ? path : '/'
}

const isSitePath = (value: string) => /^\/(?!\/)[^\\]*$/.test(value)

/** As `safeRedirect`, for the links of e-mails: the auth service puts whole addresses into them. */
export const safeMailRedirect = (value: string | null, origin: string) =>
  safeRedirect(value?.startsWith(`${origin}/`) ? value.slice(origin.length) : value, origin)

/** An address of this site that leads on to a path afterwards; home needs no word. */
export const withRedirect = (address: string, path: string) =>
  path === '/'
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(path)}`
