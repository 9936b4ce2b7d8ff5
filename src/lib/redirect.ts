/** The path that a `redirect` parameter may lead to: of this site only; otherwise home. */
export function safeRedirect(value: string | null, origin: string): string {
  if (!value || !/^\/(?![/\\])/.test(value) || value.includes('\\')) return '/'
  if (!URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}
