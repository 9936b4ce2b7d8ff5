import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { hashOf } from './headers.ts'
import { pageStyles } from './page-styles.ts'

interface RenderedPage {
  /** None where only the script can show the page. */
  address?: string
  /** The page's own scripts, where its first view needs them. */
  scripts?: string[]
  head: string
  page?: string
}

/**
 * Takes apart the page that Vite has built: gives the site's scripts, and what makes a page around
 * what was rendered. Such a page asks for nothing but the font before the first paint; build/start.js
 * asks for the rest after it.
 */
export async function readTemplate(outDir: string) {
  let template = await readFile(join(outDir, 'index.html'), 'utf8')
  const take = (pattern: RegExp) => {
    const found = [...template.matchAll(pattern)]
    template = template.replace(pattern, '')
    if (!found.length) throw new Error(`The built page has nothing like ${pattern.source}.`)
    return found.map(([tag, address]) => ({ tag: tag.trim(), address: address! }))
  }
  const scripts = [
    ...take(/\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g),
    ...take(/\s*<script type="module"[^>]*src="([^"]+)"><\/script>/g),
  ].map(({ address }) => address)
  const marks = take(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)
  const [sheet] = take(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)
  const sheetFile = join(outDir, sheet!.address)
  const styles = await readFile(sheetFile, 'utf8')
  // Every page has the font in styles of its own: said again, the text would be laid out again.
  await writeFile(sheetFile, styles.replace(/@font-face\s*\{[^}]*\}/g, ''))
  const drawings = await readFile('src/ui/icons.svg', 'utf8')
  const icons = `/assets/icons-${createHash('sha256').update(drawings).digest('hex').slice(0, 8)}.svg`
  await writeFile(join(outDir, icons), drawings)

  const [beforePaint, start] = await Promise.all(
    ['before-paint.js', 'start.js'].map(async (file) => {
      const code = (await readFile(join('build', file), 'utf8'))
        .replace('__SCRIPTS__', JSON.stringify(scripts))
        .replace('__STYLES__', sheet!.address)
        .replace('__ICONS__', icons)
      return `<script>${code}</script>`
    }),
  )
  // If the styles come before the first paint after all, that waits for them.
  const links = [
    ...marks.map(({ tag }) => tag),
    sheet!.tag.replace('<link', '<link blocking="render"'),
  ]
  // Without an icon, browsers ask for one at once.
  const noIcon = '<link rel="icon" href="data:,">'
  template = template
    .replace(
      '<!--head-->',
      (mark) => `${noIcon}<noscript>${links.join('')}</noscript>${beforePaint}${mark}`,
    )
    .replace('</body>', () => `${start}</body>`)
    .replace(/(?<=<script>)[^]*?(?=<\/script>)/g, (code) => minifySync('page.js', code).code)
  const stylesFor = pageStyles(styles)
  const fill = ({ address = '', scripts: own = [], head, page = '' }: RenderedPage) => {
    const html = template
      .replace(
        '<html',
        () => `<html data-page="${address}"${own.length ? ` data-scripts="${own.join(' ')}"` : ''}`,
      )
      .replace('<!--page-->', () => page)
    return html.replace('<!--head-->', () => head + styleElement(stylesFor(html)))
  }
  return { fill, scripts }
}

/** The page's own styles, allowed by the page itself: a header for all has no room for so many. */
const styleElement = (styles: string) =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashOf(styles)}; style-src-attr 'unsafe-inline'"><style>${styles}</style>`
