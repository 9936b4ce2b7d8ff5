/** The path that a `redirect` parameter may lead to: of this site only; otherwise home. */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value || !isSitePath(value) || !URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  // Once more: '/..//elsewhere' has become '//elsewhere'.
  return url.origin === origin && isSitePath(path) ? path : '/'
}

const isSitePath = (value: string) => /^\/(?!\/)[^\\]*$/.test(value)
