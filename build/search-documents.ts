import { type Plugin, runnerImport } from 'vite'
import svgr from 'vite-plugin-svgr'

/** Provides the search documents as a virtual module, so that visitors don't load every page for them. */
export const searchDocuments = (): Plugin => ({
  name: 'omnia:search-documents',
  resolveId: { filter: { id: /^virtual:search-documents$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:search-documents$/ },
    async handler() {
      const { module, dependencies } = await runnerImport<{ searchDocuments: unknown }>(
        '/src/app/entry-search.ts',
        { plugins: [svgr()], resolve: { tsconfigPaths: true } },
      )
      for (const file of dependencies) this.addWatchFile(file)
      return `export const searchDocuments = ${JSON.stringify(module.searchDocuments)}`
    },
  },
})
