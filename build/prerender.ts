import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { headersFile, hashOf } from './headers.ts'
import { importsDuring, noteImports, scriptsOf } from './page-scripts.ts'
import { pageStyles } from './page-styles.ts'
import { searchFiles } from './search-files.ts'
import type * as Renderer from '../src/entry-build.tsx'

/**
 * After the build, renders every page of the route table to an HTML file of its own, and says in
 * `_headers` how they are to be served. `backend` is the address of the Supabase project, if the
 * site's own server is not the backend.
 */
export function prerender(backend: string | undefined): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle
  return {
    name: 'omnia:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, written) {
      bundle = written
    },
    async closeBundle() {
      const outDir = resolve(config.root, config.build.outDir)
      const renderer = join(outDir, '.renderer')
      await build({
        mode: config.mode,
        logLevel: 'warn',
        plugins: [noteImports],
        build: {
          ssr: 'src/entry-build.tsx',
          outDir: renderer,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
        ssr: { noExternal: true },
      })
      const { addresses, guarded, imageService, indexed, render } = (await import(
        pathToFileURL(join(renderer, 'entry-build.mjs')).href
      )) as typeof Renderer

      const { template, styles, scripts } = await takeApart(outDir)
      const stylesFor = pageStyles(styles)
      const write = async (file: string, text: string) => {
        const path = join(outDir, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }

      const pages: string[] = []
      const writePage = (
        file: string,
        { address = '', ahead = [] as string[], head, page = '' }: RenderedPage,
      ) => {
        const html = template
          .replace(
            '<html lang="en">',
            `<html lang="en" data-page="${address}" data-scripts="${ahead.join(' ')}">`,
          )
          .replace('<!--page-->', () => page)
        const whole = html.replace('<!--head-->', () => head + styleElement(stylesFor(html)))
        pages.push(whole)
        return write(file, whole)
      }
      for (const address of addresses) {
        const { result, paths } = await importsDuring(() => render(address))
        const { head, page, live } = result
        // The site's own come with every page.
        const ahead = live
          ? scriptsOf(paths, bundle, config.root).filter((file) => !scripts.includes(file))
          : []
        await writePage(fileOf(address), { address, ahead, head, page })
      }
      // What only the script can show: the pages of who is logged in, and any address that has no file.
      for (const { path, label } of guarded)
        await writePage(fileOf(path), { head: `<title>${label}</title>` })
      await writePage('404.html', { head: '<title>Page not found</title>' })
      for (const [file, text] of searchFiles(config.env.VITE_SITE_URL, indexed))
        await write(file, text)
      const served = [...addresses, ...guarded.map(({ path }) => path)]
      await write('_headers', headersFile({ pages, addresses: served, imageService, backend }))
      await rm(renderer, { recursive: true })
    },
  }
}

interface RenderedPage {
  /** None where only the script can show the page. */
  address?: string
  /** The page's own scripts, where its first view needs them. */
  ahead?: string[]
  head: string
  page?: string
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** The page's own styles, allowed by the page itself: a header for all has no room for so many. */
const styleElement = (styles: string) =>
  `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashOf(styles)}; style-src-attr 'unsafe-inline'"><style>${styles}</style>`

/**
 * What every page has in common, and the styles of all of them. Nothing but the font is asked for
 * before the first paint: build/start.js asks for the rest after it.
 */
async function takeApart(outDir: string) {
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
  return { template, styles, scripts }
}
