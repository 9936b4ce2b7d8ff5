/** Returns the `_headers` file that Netlify, Cloudflare Pages and `npm start` read. */
export function renderHeadersFile(policy: string): string {
  const headers = {
    // Only a header can forbid framing; the policy in the page can't.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  // Cloudflare Pages reads up to 2000 characters of a line.
  const long = lines.find((line) => line.length > 2000)
  if (long) throw new Error(`This line of _headers is too long: ${long.slice(0, 60)}…`)
  // File names of assets contain a hash of their content.
  const assets = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable']
  return ['/*', ...lines, ...assets, ''].join('\n')
}

/** Returns the headers that `_headers` sets for a path. Its rules are path prefixes. */
export function matchHeaders(file: string, path: string): Record<string, string> {
  const rules = file.trim().split(/\n(?=\/)/)
  const matching = rules.filter((rule) => path.startsWith(rule.split('*', 1)[0]!))
  const lines = matching.flatMap((rule) => rule.split('\n  ').slice(1))
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)))
}
