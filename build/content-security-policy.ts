import { createHash } from 'node:crypto'
import { photoOrigin } from '../src/content/catalog/photos.ts'

/**
 * Returns the site's Content Security Policy. `html` contains its inline scripts and styles.
 * `services` are the URLs that pages send requests to, such as that of the Supabase project.
 */
export function contentSecurityPolicy(html: string, services: string[]) {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    // React writes style attributes into prerendered HTML.
    'style-src-attr': ["'unsafe-inline'"],
    // The auth service sends an authenticator's QR code as a data URL.
    'img-src': ["'self'", 'data:', photoOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services.map((url) => new URL(url).origin)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Returns the hashes of inline elements. */
const inlineHashes = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
