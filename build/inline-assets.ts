import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const scripts = ['hide-stale-prerender.js', 'replay-early-clicks.js']

/**
 * Inlines the style sheet and this folder's scripts into index.html, and moves the app's script to
 * the end of the body. On a slow phone, a linked style sheet delays the first paint by a second.
 */
export function inlineAssets(): Plugin {
  return {
    name: 'omnia:inline-assets',
    apply: 'build',
    config: () => ({ build: { cssCodeSplit: false } }),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const stylesheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
        const [appScript] = /<script type="module".*?<\/script>/.exec(html) ?? []
        if (stylesheet?.type !== 'asset' || !appScript)
          throw new Error('The build has no style sheet or no module script')
        delete bundle[stylesheet.fileName]
        const code = await Promise.all(scripts.map((name) => readFile(join('build', name), 'utf8')))
        return {
          html: html
            .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
            .replace(appScript, '')
            .replace('</body>', `${appScript}</body>`)
            .replace(/(?<=<script>).*?(?=<\/script>)/gs, minify),
          tags: [
            { tag: 'script', children: minify(code.join('')), injectTo: 'head' },
            { tag: 'style', children: String(stylesheet.source), injectTo: 'head' },
          ],
        }
      },
    },
  }
}

const minify = (code: string) => minifySync('inline.js', code).code
