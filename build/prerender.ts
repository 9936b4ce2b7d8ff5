import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, minifySync, type Plugin } from 'vite'
import { contentSecurityPolicy, renderHeadersFile } from './headers.ts'
import { sitemapFiles } from './sitemap.ts'
import { sessionKey } from '../src/lib/session-key.ts'

/**
 * The exports of src/entry-prerender.tsx. Its own types need DOM types, which the Node project
 * lacks.
 */
interface PrerenderEntry {
  imageOrigin: string
  paths: string[]
  sitemapPaths: string[]
  render: (
    path: string,
  ) => Promise<{ head: string; body: string; sources: string[]; searchParams: string[] }>
}

/**
 * Prerenders every path of the route table after the build, and writes the sitemap and `_headers`.
 * `backend` is the URL of the Supabase project; without it, the site's own server is the backend.
 */
export function prerender(backend: string | undefined): Plugin {
  return {
    name: 'omnia:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: 'manifest.json', cssCodeSplit: false } }),
    async closeBundle() {
      const { config } = this.environment
      const outDir = resolve(config.root, config.build.outDir)
      const read = (file: string) => readFile(join(outDir, file), 'utf8')
      const write = async (file: string, text: string) => {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), text)
      }

      const server = join(outDir, '.server')
      await build({
        mode: config.mode,
        logLevel: 'warn',
        build: { ssr: 'src/entry-prerender.tsx', outDir: server, copyPublicDir: false },
        ssr: { noExternal: true },
      })
      const { imageOrigin, paths, render, sitemapPaths } = (await import(
        pathToFileURL(join(server, 'entry-prerender.js')).href
      )) as PrerenderEntry

      const manifest = JSON.parse(await read('manifest.json')) as Manifest
      const stylesheet = manifest['style.css']!.file
      const template = await renderTemplate(await read('index.html'), await read(stylesheet))
      const policy = contentSecurityPolicy(template, imageOrigin, backend)
      for (const path of [...paths, '/404']) {
        const { head, body, sources, searchParams } = await render(path)
        const preloads = collectChunks(sources, manifest).map(
          (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
        )
        const html = replaceOrThrow(template, [
          ['<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`],
          ['data-path=""', `data-path="${path}"`],
          ['data-session-key=""', `data-session-key="${sessionKey}"`],
          ['data-search-params=""', `data-search-params="${searchParams.join(' ')}"`],
          ['<!--head-->', preloads.join('') + head],
          ['<!--body-->', body],
        ])
        await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
      }
      for (const [file, text] of sitemapFiles(config.env.VITE_SITE_URL, sitemapPaths))
        await write(file, text)
      await write('_headers', renderHeadersFile(policy))
      for (const file of ['.server', 'manifest.json', stylesheet])
        await rm(join(outDir, file), { recursive: true })
    },
  }
}

/** Inlines the stylesheet and this folder's scripts, and moves the app's script to the end. */
async function renderTemplate(html: string, css: string) {
  const names = ['hide-stale-prerender.js', 'replay-early-clicks.js']
  const scripts = await Promise.all(names.map((name) => readFile(join('build', name), 'utf8')))
  const appScript = /<script type="module".*?<\/script>/.exec(html)![0]
  return replaceOrThrow(html, [
    [/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, ''],
    [appScript, ''],
    ['</body>', `${appScript}</body>`],
    ['<!--style-->', `<style>${css}</style>`],
    ['<!--scripts-->', `<script>${scripts.join('')}</script>`],
  ]).replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => minifySync('inline.js', code).code)
}

/** Replaces each pattern with its text. Throws if the HTML of React or Vite doesn't match it. */
const replaceOrThrow = (html: string, replacements: [pattern: string | RegExp, text: string][]) =>
  replacements.reduce((result, [pattern, text]) => {
    if (result.search(pattern) === -1) throw new Error(`The built HTML has no ${pattern}`)
    return result.replace(pattern, () => text)
  }, html)

/** Returns the built files of the entry and a page's source files, with all their imports. */
function collectChunks(sources: string[], manifest: Manifest) {
  const files = new Set<string>()
  const add = (source: string) => {
    const { file, imports = [] } = manifest[source]!
    if (files.has(file)) return
    files.add(file)
    imports.forEach(add)
  }
  ;['index.html', ...sources].forEach(add)
  return [...files]
}
