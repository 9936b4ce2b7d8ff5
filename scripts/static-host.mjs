// Serves a build as a static host does: /pricing is pricing.html, unknown paths are 404.html, text is compressed.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

const text = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest'])
const compressions = { br: brotliCompressSync, gzip: gzipSync }
const compressed = new Map()

function compress(file, encoding) {
  const key = `${encoding} ${file}`
  if (!compressed.has(key)) compressed.set(key, compressions[encoding](readFileSync(file)))
  return compressed.get(key)
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** Starts a server for the files of a folder; resolves to its origin and a function that closes it. */
export function serveStatic(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    const found = [path, `${path}.html`, join(path, 'index.html')]
      .map((candidate) => join(folder, candidate))
      .find((candidate) => candidate.startsWith(folder) && isFile(candidate))
    const file = found ?? join(folder, '404.html')
    const extension = extname(file)
    const accepted = (request.headers['accept-encoding'] ?? '').split(/,\s*/)
    const encoding = text.has(extension) && ['br', 'gzip'].find((name) => accepted.includes(name))
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    if (encoding) response.end(compress(file, encoding))
    else createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve({
        origin: `http://localhost:${server.address().port}`,
        close: () => new Promise((closed) => server.close(closed)),
      }),
    )
  })
}
