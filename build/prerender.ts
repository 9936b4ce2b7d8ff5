import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderHeadersFile } from './headers-file.ts'
import { sitemapFiles } from './sitemap.ts'

/** The exports of src/app/entry-prerender.tsx. Its own types need the DOM, which tsconfig.node.json lacks. */
interface PrerenderEntry {
  paths: string[]
  sitemapPaths: string[]
  render: (path: string) => Promise<Page>
}

/** The prerender's own build, in the output folder until the pages are written. */
const serverFolder = '.vite/server'

type Page = { head: string; body: string; sources: string[]; searchParams: string[] }

/**
 * After the build of the app, builds src/app/entry-prerender.tsx, renders every path of the route table
 * with it, and writes the sitemap and `_headers`. `services` are the URLs that pages send requests
 * to, besides the site's own server.
 */
export function prerender(services: string[]): Plugin {
  return {
    name: 'omnia:prerender',
    apply: 'build',
    config: ({ build }) => ({
      // Both environments share the plugins and their caches.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      build: { manifest: true },
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: {
            outDir: join(build!.outDir!, serverFolder),
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: 'src/app/entry-prerender.tsx' },
          },
        },
      },
    }),
    async buildApp({ config, environments, build }) {
      await build(environments.client!)
      await build(environments.prerender!)
      const outDir = resolve(config.root, config.build.outDir)
      const read = (file: string) => readFile(join(outDir, file), 'utf8')
      const template = await read('index.html')
      const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
      const { href } = pathToFileURL(join(outDir, serverFolder, 'entry-prerender.js'))
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
