import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What the headers of the site depend on. */
interface Site {
  /** Every HTML file, whole. */
  pages: Iterable<string>
  /** The address of every page. */
  addresses: string[]
  /** Where the photographs come from. */
  imageService: string
  /** The Supabase project; without one, the site's own server has the backend. */
  backend: string | undefined
}

/** The longest line and the most rules that Cloudflare Pages reads. */
const limits = { line: 2000, rules: 100 }

/** The `_headers` file that Netlify, Cloudflare Pages and others read, and `npm start` as well. */
export function headersFile({ pages, addresses, imageService, backend }: Site): string {
  const always = {
    'Content-Security-Policy': contentPolicy(pages, imageService, backend),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  }
  // A header that two rules give is sent with both values, so no address has two of these.
  const folders = addresses.map((address) => /^\/[^/]+\/(?=.)/.exec(address)?.[0] ?? '')
  const pagePaths = ['/', '/:page', ...new Set(folders.filter(Boolean).map((path) => `${path}*`))]
  const rules = [
    { path: '/*', headers: always },
    // The names of these files change with what is in them.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...pagePaths.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
  ]
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > limits.line)
  if (long) throw new Error(`Too long for a line of _headers: ${long.slice(0, 60)}…`)
  if (rules.length > limits.rules) throw new Error('Too many rules for _headers.')
  return `${lines.join('\n')}\n`
}

function contentPolicy(pages: Iterable<string>, imageService: string, backend?: string) {
  const { origin, host, protocol } = new URL(backend ?? 'http://localhost')
  const backends = backend ? [origin, `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`] : []
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined(pages)],
    // Each page has styles of its own, and a policy of its own that allows no others: see
    // build/template.ts. The attributes are heights, places and delays that the pages compute.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The icon that is none, until there is one: see build/template.ts.
    'img-src': ["'self'", 'data:', imageService],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backends],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The scripts within the pages, each once. */
function inlined(pages: Iterable<string>) {
  const scripts = new Set<string>()
  for (const html of pages)
    for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
      // With a type of its own it is data.
      if (text && !/ type="(?!module")/.test(attributes!)) scripts.add(hashOf(text))
    }
  return scripts
}

/** How a policy names a script or style within a page. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The headers that a `_headers` file gives an address. */
export function headersFor(file: string, pathname: string): Record<string, string> {
  const given: Record<string, string> = {}
  let matches = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')
      matches = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
    } else if (matches) {
      const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
      if (name && value) given[name] = given[name] ? `${given[name]}, ${value}` : value
    }
  }
  return given
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*/, '')

/** Serves what was built as a static host does: with its headers, and 404.html where there is no file. */
export function asHosted(): Plugin {
  return {
    name: 'omnia:as-hosted',
    // Else every address without a file shows the home page's.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ config, middlewares }) {
      const built = (file: string) => resolve(config.root, config.build.outDir, `./${file}`)
      const headers = readFileSync(built('_headers'), 'utf8')
      const notFound = readFileSync(built('404.html'))
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headersFor(headers, pathOf(request))))
          response.setHeader(name, value)
        next()
      })
      // By then the path of a page is that of its file.
      return () =>
        middlewares.use((request, response, next) => {
          const file = statSync(built(pathOf(request)), { throwIfNoEntry: false })
          if (file?.isFile()) return next()
          response
            .writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
            .end(notFound)
        })
    },
  }
}
