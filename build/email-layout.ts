import { brand } from '../src/content/brand.ts'
import type { Email } from '../src/content/emails.ts'
import { readHex } from './design-tokens.ts'

const light = (color: string) => readHex(color, 'company', 'light')
const dark = (color: string) => readHex(color, 'company', 'dark')

/** Returns an email as HTML. Its styles are inline, because mail programs drop others. */
export function renderEmail({ subject, heading, text, button, note, reason }: Email) {
  const addNote = (html: string, margin: string) =>
    `<p class="note" style="margin: ${margin}; color: ${light('muted')}; font-size: 14px">${html}</p>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${subject}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        body { background: ${dark('page')} !important; color: ${dark('ink')} !important; }
        .card { background: ${dark('surface')} !important; border-color: ${dark('line')} !important; }
        .note { color: ${dark('muted')} !important; }
        .button { background: ${dark('inverse')} !important; color: ${dark('on-inverse')} !important; }
      }
    </style>
  </head>
  <body style="margin: 0; padding: 32px 16px; background: ${light('page')}; color: ${light('ink')}; font: 16px/1.6 system-ui, sans-serif">
    <div class="card" style="max-width: 480px; margin: 0 auto; padding: 32px 24px; background: ${light('surface')}; border: 1px solid ${light('line')}; border-radius: 16px; overflow-wrap: break-word">
      <p style="margin: 0 0 24px; font-weight: 700">${brand.name}</p>
      <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; text-wrap: balance">${heading}</h1>
      <p style="margin: 0 0 24px">${text}</p>
      ${
        button
          ? `<p style="margin: 0 0 24px"><a class="button" href="{{.SiteURL}}${button.path.replaceAll('&', '&amp;')}" style="display: inline-block; padding: 12px 20px; background: ${light('inverse')}; color: ${light('on-inverse')}; border-radius: 999px; font-weight: 600; text-decoration: none">${button.label}</a></p>`
          : ''
      }
      ${note ? addNote(note, '0 0 12px') : ''}
      ${addNote(reason, '0')}
      ${addNote(`The ${brand.name} team<br />Questions? {{.SiteURL}}/contact`, '24px 0 0')}
    </div>
  </body>
</html>`
}
