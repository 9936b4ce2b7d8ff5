import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin } from 'vite'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderHeadersFile } from './headers-file.ts'
import { sitemapFiles } from './sitemap.ts'

/** The exports of src/entry-prerender.tsx. Its own types need the DOM, which tsconfig.node.json lacks. */
interface PrerenderEntry {
  paths: string[]
  sitemapPaths: string[]
  render: (path: string) => Promise<Page>
}

type Page = { head: string; body: string; sources: string[]; searchParams: string[] }

/**
 * Prerenders every path of the route table after the build, and writes the sitemap and `_headers`.
 * `services` are the URLs that pages send requests to, besides the site's own server.
 */
export function prerender(services: string[]): Plugin {
  return {
    name: 'omnia:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: true } }),
    async closeBundle() {
      const { config } = this.environment
      const outDir = resolve(config.root, config.build.outDir)
      const read = (file: string) => readFile(join(outDir, file), 'utf8')
      const template = await read('index.html')
      const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
      const server = join(outDir, '.vite/server')
      await build({
        mode: config.mode,
        logLevel: 'warn',
        build: { ssr: 'src/entry-prerender.tsx', outDir: server, copyPublicDir: false },
        ssr: { noExternal: true },
      })
      const { href } = pathToFileURL(join(server, 'entry-prerender.js'))
      const { paths, render, sitemapPaths } = (await import(href)) as PrerenderEntry

      const policy = contentSecurityPolicy(template, services)
      const files = sitemapFiles(config.env.VITE_SITE_URL, sitemapPaths)
      files.push(['_headers', renderHeadersFile(policy)])
      for (const path of [...paths, '/404']) {
        const { head, body, sources, searchParams } = await render(path)
        const chunks = collectChunks(['index.html', ...sources], manifest)
        const preloads = [...chunks].map(
          (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
        )
        // Texts that contain "$" need a function.
        const html = template
          .replace(
            '<!--policy-->',
            `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
          )
          .replace('data-path=""', `data-path="${path}"`)
          .replace('data-search-params=""', `data-search-params="${searchParams.join(' ')}"`)
          .replace('<!--head-->', () => [...preloads, head].join(''))
          .replace('<!--body-->', () => body)
        files.push([path === '/' ? 'index.html' : `${path.slice(1)}.html`, html])
      }
      for (const [file, text] of files) {
        await mkdir(dirname(join(outDir, file)), { recursive: true })
        await writeFile(join(outDir, file), text)
      }
      await rm(join(outDir, '.vite'), { recursive: true })
    },
  }
}

/** Returns the built files of source files and of all their imports. */
function collectChunks(sources: string[], manifest: Manifest, files = new Set<string>()) {
  for (const source of sources) {
    const { file, imports = [] } = manifest[source]!
    if (!files.has(file)) collectChunks(imports, manifest, files.add(file))
  }
  return files
}
