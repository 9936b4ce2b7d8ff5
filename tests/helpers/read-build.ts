import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Returns functions that read a built site in a folder. */
export function readBuild(folder: string) {
  const sizes = new Map<string, number>()

  /** Returns the name of the built file for a path. */
  const builtFile = (path: string) => {
    if (/\.\w+$/.test(path)) return join(folder, path)
    return join(folder, path === '/' ? 'index.html' : `${path}.html`)
  }

  /** Returns the built HTML of a path. */
  const builtHtml = (path: string) => readFileSync(builtFile(path), 'utf8')

  /**
   * Returns the scripts that a prerendered page loads: its entry, its own files and their imports.
   */
  const preloadedScripts = (path: string) =>
    [...builtHtml(path).matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)]
      .map(([, href]) => href!)
      .toSorted()

  const getSize = (path: string) => {
    const known = sizes.get(path)
    if (known !== undefined) return known
    const content = readFileSync(builtFile(path))
    const size = path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
    sizes.set(path, size)
    return size
  }

  /** Returns the paths' total size in bytes after Brotli compression, which static hosts use. */
  const transferSize = (paths: string[]) => paths.reduce((sum, path) => sum + getSize(path), 0)

  return { builtHtml, preloadedScripts, transferSize }
}
