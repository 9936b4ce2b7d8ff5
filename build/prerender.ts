import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { headersFile } from './headers.ts'
import { searchFiles } from './search-files.ts'
import type * as Renderer from '../src/entry-build.tsx'

/**
 * After the build, renders every page of the route table to an HTML file of its own, and says in
 * `_headers` how they are to be served. `backend` is the address of the Supabase project, if the
 * site's own server is not the backend.
 */
export function prerender(backend: string | undefined): Plugin {
  let config: ResolvedConfig
  return {
    name: 'omnia:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      const outDir = resolve(config.root, config.build.outDir)
      const renderer = join(outDir, '.renderer')
      await build({
        mode: config.mode,
        logLevel: 'warn',
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

      const template = await deferScript(
        await inlineStyles(await readFile(join(outDir, 'index.html'), 'utf8'), outDir),
      )
      const write = async (file: string, text: string) => {
        const path = join(outDir, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }

      const pages: string[] = []
      const writePage = (file: string, html: string) => {
        pages.push(html)
        return write(file, html)
      }
      for (const address of addresses) {
        const { head, page } = await render(address)
        await writePage(fileOf(address), fill(template, address, head, page))
      }
      // What only the script can show: the pages of who is logged in, and any address that has no file.
      for (const { path, label } of guarded)
        await writePage(fileOf(path), fill(template, '', `<title>${label}</title>`, ''))
      await writePage('404.html', fill(template, '', '<title>Page not found</title>', ''))
      for (const [file, text] of searchFiles(config.env.VITE_SITE_URL, indexed))
        await write(file, text)
      await write('_headers', headersFile({ pages, addresses, imageService, backend }))
      await rm(renderer, { recursive: true })
    },
  }
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

const fill = (template: string, address: string, head: string, page: string) =>
  template
    .replace('<html lang="en">', `<html lang="en" data-page="${address}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)

/** The styles are small: in the page they cost no request before the first paint. */
async function inlineStyles(html: string, outDir: string) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
  const [tag, href] = link.exec(html) ?? []
  if (!tag || !href) throw new Error('The built page names no styles.')
  const styles = await readFile(join(outDir, href), 'utf8')
  return html.replace(tag, () => `<style>${styles}</style>`)
}

/** Takes the script out of the first paint's way: build/start.js asks for it afterwards. */
async function deferScript(html: string) {
  const module = /<script type="module"[^>]*src="([^"]+)"><\/script>/
  const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
  const [tag, script] = module.exec(html) ?? []
  if (!tag) throw new Error('The built page names no script.')
  const preloads = [...html.matchAll(preload)].map(([, href]) => href)
  const [beforePaint, start] = await Promise.all(
    ['before-paint.js', 'start.js'].map((file) => readFile(join('build', file), 'utf8')),
  )
  const starter = start!.replace('__SCRIPTS__', JSON.stringify([...preloads, script]))
  return html
    .replace(tag, '')
    .replaceAll(preload, '')
    .replace('<!--head-->', (mark) => `${mark}<script>${beforePaint}</script>`)
    .replace('</body>', () => `<script>${starter}</script></body>`)
}
