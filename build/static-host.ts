import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { matchHeaders } from './headers-file.ts'

/**
 * Makes the preview server behave like a static host, with headers, extensionless URLs and
 * 404.html.
 */
export function staticHost(): Plugin {
  return {
    name: 'omnia:static-host',
    config: (_, { isPreview }) => (isPreview ? { appType: 'custom' } : {}),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const headers = readFileSync(join(folder, '_headers'), 'utf8')
      middlewares.use(({ url = '/' }, response, next) => {
        response.setHeaders(new Map(Object.entries(matchHeaders(headers, url))))
        next()
      })
      middlewares.use(sirv(folder, { dev: true, etag: true, brotli: true }))
      // Runs after the backend's middleware.
      return () =>
        middlewares.use((_, response) => {
          response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
          response.end(readFileSync(join(folder, '404.html')))
        })
    },
  }
}
