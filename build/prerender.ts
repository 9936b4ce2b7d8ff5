import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import { build, type Manifest, minifySync, type Plugin } from 'vite'
import { contentSecurityPolicy, headersFile } from './headers.ts'
import { sitemapFiles } from './sitemap.ts'
import { sessionKey } from '../src/lib/session-key.ts'
import type * as Renderer from '../src/entry-prerender.tsx'

/**
 * Rules that every page has inline, though beasties finds no element of its HTML for them: Tailwind's
 * `divide-*`, `space-*`, `*:` and `last:`, headings, and the attributes of theme and hide.js.
 */
const alwaysInline = [/^:(is|where)\((:is\()?[.h]/, /:last-child/, /^\[data-(theme|hidden)/]

/** Rules that wait for the whole sheet: hover, focus, transitions, print, and browsers without `@property`. */
const notInline =
  /:(hover|focus)|^\.(transition|duration)|^@media (print\{|\(hover)|^@layer properties/

/**
 * After the build, renders every path of the route table to an HTML file with its part of the style
 * sheet inline, and writes 404.html, the sitemap and `_headers`. `backend` is the URL of the Supabase
 * project, or undefined when the site's own server is the backend.
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
      )) as typeof Renderer

      const manifest = JSON.parse(await read('manifest.json')) as Manifest
      const stylesheet = manifest['style.css']!.file
      const rules = compileSheet(await read(stylesheet), { allowRules: alwaysInline })
      rules.rules = rules.rules.filter(
        ({ selectors = [], wrap = [] }) =>
          ![...selectors, ...wrap].some((text) => notInline.test(text)),
      )
      const { extract } = createProcessor([rules], { keyframes: 'critical' })
      const template = await readTemplate(await read('index.html'), stylesheet)
      for (const path of [...paths, '/404']) {
        const { head, body, sources, readsQuery } = await render(path)
        const files = filesOf(sources, manifest)
        const unstyled = fill(template, [
          // For hide.js and loader.js.
          [/data-path=""/, `data-path="${path}" data-session-key="${sessionKey}"`],
          [/data-reads-query=""/, `data-reads-query="${readsQuery.join(' ')}"`],
          [/data-preload=""/, `data-preload="${files.join(' ')}"`],
          [/<!--head-->/, head],
          [/<!--body-->/, body],
        ])
        const css = removeUnusedProperties(extract(unstyled).css)
        const html = fill(unstyled, [[/<\/style>/, `${css}</style>`]])
        // This policy has the hash of the page's own style, and holds on hosts that send no headers.
        const policy = contentSecurityPolicy(html, imageOrigin, backend)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
        await write(file, fill(html, [[/<!--policy-->/, meta]]))
      }
      // The header has one policy for all pages. A browser enforces it and the stricter one of the page.
      const policy = contentSecurityPolicy(template, imageOrigin, backend, ["'unsafe-inline'"])
      for (const [file, text] of sitemapFiles(config.env.VITE_SITE_URL, sitemapPaths))
        await write(file, text)
      await write('_headers', headersFile(policy))
      await rm(server, { recursive: true })
      await rm(join(outDir, 'manifest.json'))
    },
  }
}

/**
 * Removes the registrations of properties that no other rule has, and the semicolons that beasties writes
 * behind the others: browsers skip the rule after one.
 */
const removeUnusedProperties = (css: string) =>
  css.replace(/(@property (--[\w-]+)\{.*?\});?/g, (_, rule, name) =>
    css.match(new RegExp(`${name}(?![\\w-])`, 'g'))!.length > 1 ? rule : '',
  )

/** Vite's index.html with the scripts of this folder, after its own, instead of Vite's tags. */
async function readTemplate(html: string, stylesheet: string) {
  const files = ['loader.js', 'hide.js', 'early-presses.js']
  const scripts = await Promise.all(files.map((file) => readFile(join('build', file), 'utf8')))
  const wholeSheet = `<noscript><link rel="stylesheet" href="/${stylesheet}" /></noscript>`
  return fill(html, [
    [/\s*<script type="module"[^>]*><\/script>/, ''],
    [/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, ''],
    [/data-stylesheet=""/, `data-stylesheet="/${stylesheet}"`],
    [/\/\/ The scripts of build\//, scripts.join('')],
    [/<!--head-->/, `${wholeSheet}<!--head-->`],
  ]).replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => minifySync('inline.js', code).code)
}

/** Replaces each pattern with its text; fails where the HTML of React or Vite does not have it. */
const fill = (html: string, replacements: [pattern: RegExp, text: string][]) =>
  replacements.reduce((filled, [pattern, text]) => {
    if (filled.search(pattern) === -1) throw new Error(`The built HTML has no ${pattern}`)
    return filled.replace(pattern, () => text)
  }, html)

/** The entry and everything that it and the source files of a page import, entry first. */
function filesOf(sources: string[], manifest: Manifest) {
  const files = new Set<string>()
  const add = (source: string) => {
    const { file, imports = [] } = manifest[source]!
    if (files.has(`/${file}`)) return
    files.add(`/${file}`)
    imports.forEach(add)
  }
  for (const source of ['index.html', ...sources]) add(source)
  return [...files]
}
