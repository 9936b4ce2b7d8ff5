import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { headersFile } from './headers.ts'
import { importsDuring, noteImports, scriptsOf } from './page-scripts.ts'
import { searchFiles } from './search-files.ts'
import { readTemplate } from './template.ts'
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

      const { fill, scripts } = await readTemplate(outDir)
      const write = async (file: string, text: string) => {
        const path = join(outDir, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
        return text
      }

      const pages: string[] = []
      for (const address of addresses) {
        const { result, paths } = await importsDuring(() => render(address))
        const { live, ...rendered } = result
        const own = live ? scriptsOf(paths, bundle, config.root) : []
        const page = {
          address,
          scripts: own.filter((file) => !scripts.includes(file)),
          ...rendered,
        }
        pages.push(await write(fileOf(address), fill(page)))
      }
      // What only the script can show: the pages of who is logged in, and any address that has no file.
      for (const { path, label } of guarded)
        pages.push(await write(fileOf(path), fill({ head: `<title>${label}</title>` })))
      pages.push(await write('404.html', fill({ head: '<title>Page not found</title>' })))
      for (const [file, text] of searchFiles(config.env.VITE_SITE_URL, indexed))
        await write(file, text)
      const served = [...addresses, ...guarded.map(({ path }) => path)]
      await write('_headers', headersFile({ pages, addresses: served, imageService, backend }))
      await rm(renderer, { recursive: true })
    },
  }
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)
