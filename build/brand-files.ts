import { readFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { brand } from '../src/content/brand.ts'
import { ringSuites } from '../src/content/catalog/suites.ts'
import { emails } from '../src/content/emails.ts'
import { getRingTurn, ringSegment } from '../src/pictures/ring-geometry.ts'
import { readHex } from './design-tokens.ts'
import { renderEmail } from './email-layout.ts'

const page = (theme: 'light' | 'dark') => readHex('page', 'company', theme)

const pngIcon = (size: number, purpose?: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: `${brand.promise}.`,
  start_url: '/',
  display: 'browser',
  background_color: page('light'),
  theme_color: page('light'),
  icons: [pngIcon(192), pngIcon(512), pngIcon(512, 'maskable')],
}

const segments = ringSuites.map(
  (suite) =>
    `<path d="${ringSegment}" stroke="${readHex('accent-vivid', suite, 'light')}" transform="rotate(${360 * getRingTurn(suite)})" />\n`,
)
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" fill="none" stroke-width="4.5">\n${segments.join('')}</svg>\n`

type Template = keyof typeof emails

const templates = Object.keys(emails) as Template[]

/** The emails that the embedded backend can send. */
const embeddedTemplates: Template[] = [
  'confirmation',
  'recovery',
  'email_change',
  'magic_link',
  'invite',
]

const getSubject = (template: Template): [RegExp, string] => [
  new RegExp(`(?<=\\.${template}\\]\n(enabled = true\n)?subject = ")[^"]+`),
  emails[template].subject,
]

/** The values in files that are otherwise written by hand. */
const valuesByFile: Record<string, [RegExp, string][]> = {
  'index.html': [
    [/(?<=id="light-color" name="theme-color" content=")[^"]+/, page('light')],
    [/(?<=id="dark-color" name="theme-color" content=")[^"]+/, page('dark')],
  ],
  'SECURITY.md': [[/(?<=write to )\S+(?=\. )/, brand.email]],
  'supabase/config.toml': templates.map(getSubject),
  'supabase/lite.toml': embeddedTemplates.map(getSubject),
  'supabase/lite-smtp.toml': [
    ...embeddedTemplates.map(getSubject),
    [/(?<=sender_name = ")[^"]+/, brand.name],
    [/(?<=admin_email = ")[^"]+/, brand.email],
  ],
}

/** Returns the committed files that repeat the brand, its colors and the emails, by path. */
export async function renderBrandFiles() {
  const files: Record<string, string> = {
    'public/site.webmanifest': JSON.stringify(manifest),
    'public/favicon.svg': favicon,
  }
  for (const [name, email] of Object.entries(emails))
    files[`supabase/templates/${name}.html`] = renderEmail(email)
  for (const [path, values] of Object.entries(valuesByFile)) {
    files[path] = await readFile(path, 'utf8')
    for (const [pattern, value] of values) {
      if (!pattern.test(files[path])) throw new Error(`${path} has nothing that matches ${pattern}`)
      files[path] = files[path].replace(pattern, () => value)
    }
  }
  for (const [path, text] of Object.entries(files))
    if (/\.(html|webmanifest)$/.test(path))
      files[path] = await format(text, {
        ...(await resolveConfig(path)),
        filepath: path.replace('.webmanifest', '.json'),
      })
  return files
}
