import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** Leaves out of every visitor's first view what two libraries would put there for nothing. */
export const lean = (): Plugin[] => [leanRouter, leanLoading]

/**
 * React Router's package leads bundlers to the files for development, and does not mark the
 * components in them as free of side effects.
 */
const leanRouter: Plugin = {
  name: 'omnia:lean-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') }],
    },
  }),
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
}

/**
 * Vite loads the styles and imports of a script ahead of it, from lists that stand in the first
 * script. The styles are asked for by every page, and scripts are loaded ahead by what the visitor
 * points at.
 */
const leanLoading: Plugin = {
  name: 'omnia:lean-loading',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
    },
  }),
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}
