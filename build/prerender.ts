import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, minifySync, type Plugin, type ResolvedConfig } from 'vite'
import { contentSecurityPolicy, headersFile } from './headers.ts'
import { sitemapFiles } from './sitemap.ts'
import { sessionKey } from '../src/lib/session-key.ts'
import type * as Renderer from '../src/entry-prerender.tsx'

/**
 * After the build, renders every path of the route table to an HTML file with the stylesheet inline,
 * and writes 404.html, the sitemap and `_headers`. `backend` is the URL of the Supabase project, or
 * undefined when the site's own server is the backend.
 */
export function prerender(backend: string | undefined): Plugin {
  let config: ResolvedConfig
  return {
    name: 'omnia:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: 'manifest.json', cssCodeSplit: false } }),
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
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
      const { imageService, paths, render, sitemapPaths } = (await import(
        pathToFileURL(join(server, 'entry-prerender.js')).href
      )) as typeof Renderer

      const manifest = JSON.parse(await read('manifest.json')) as Manifest
      const css = await read(manifest['style.css']!.file)
      const html = await readTemplate(await read('index.html'), css)
      const policy = contentSecurityPolicy(html, imageService, backend)
      // For hosts that send no headers, the policy is in the page as well.
      const template = html.replace(
        '<meta name="viewport"',
        (meta) => `<meta http-equiv="Content-Security-Policy" content="${policy}" />${meta}`,
      )
      for (const path of [...paths, '/404']) {
        const { head, body, sources, readsQuery } = await render(path)
        const files = filesOf(sources, manifest)
        // For hide.js and loader.js.
        const page = template
          .replace(
            'data-path=""',
            `data-path="${path}" data-reads-query="${readsQuery.join(' ')}" data-session-key="${sessionKey}"`,
          )
          .replace('data-preload=""', `data-preload="${files.join(' ')}"`)
          .replace('<!--head-->', () => head)
          .replace('<!--body-->', () => body)
        await write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, page)
      }
      for (const [file, text] of sitemapFiles(config.env.VITE_SITE_URL, sitemapPaths))
        await write(file, text)
      await write('_headers', headersFile(policy))
      await rm(server, { recursive: true })
      await rm(join(outDir, 'manifest.json'))
    },
  }
}

/** A script of this folder as an inline script. */
const inlineScript = async (file: string) =>
  `<script>${minifySync(file, await readFile(join('build', file), 'utf8')).code}</script>`

/** Vite's index.html with the stylesheet, hide.js, early-presses.js and loader.js inline instead of Vite's tags. */
async function readTemplate(html: string, css: string) {
  const scripts = ['hide.js', 'early-presses.js', 'loader.js'].map(inlineScript)
  const [hide, presses, loader] = await Promise.all(scripts)
  return html
    .replace(
      /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
      '',
    )
    .replace('<!--head-->', (mark) => `${hide}${presses}<style>${css}</style>${mark}`)
    .replace('</body>', () => `${loader}</body>`)
}

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
