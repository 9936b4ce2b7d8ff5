import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

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

/**
 * Returns the site's Content Security Policy. `html` contains its inline scripts and styles.
 * `backend` is the URL of the Supabase project, or undefined if the site's own server is the
 * backend.
 */
export function contentSecurityPolicy(html: string, imageService: string, backend?: string) {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    // React writes style attributes into prerendered HTML.
    'style-src-attr': ["'unsafe-inline'"],
    // The auth service sends an authenticator's QR code as a data URL.
    'img-src': ["'self'", 'data:', imageService],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [new URL(backend).origin] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Returns the hashes of inline elements. Throws if it finds none, because every page has some. */
function inlineHashes(html: string, tag: 'script' | 'style') {
  const elements = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]
  if (elements.length === 0) throw new Error(`The built HTML has no inline <${tag}>`)
  return elements.map(([, text]) => toCspHash(text!))
}

/** Returns the source expression of an inline script or style. */
export const toCspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Makes the preview server behave like a static host, with headers, extensionless URLs and
 * 404.html.
 */
export function staticHost(): Plugin {
  return {
    name: 'omnia:static-host',
    config: (_, { isPreview }) => (isPreview ? { appType: 'custom' } : {}),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const headers = readFileSync(join(folder, '_headers'), 'utf8')
      middlewares.use(({ url = '/' }, response, next) => {
        response.setHeaders(new Map(Object.entries(matchHeaders(headers, url))))
        next()
      })
      middlewares.use(sirv(folder, { dev: true, etag: true, brotli: true }))
      // Runs after the backend's middleware.
      return () =>
        middlewares.use((_, response) => {
          response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
          response.end(readFileSync(join(folder, '404.html')))
        })
    },
  }
}
