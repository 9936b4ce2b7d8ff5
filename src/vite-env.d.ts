/// <reference types="vite-plugin-svgr/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  readonly VITE_SITE_URL?: string
  readonly VITE_ANALYTICS_URL?: string
  readonly VITE_ERRORS_URL?: string
  /** The year of the build, used for the copyright until the page is hydrated. */
  readonly VITE_BUILD_YEAR: number
}

declare module 'virtual:search-documents' {
  import type { SearchDocument } from './features/search/search-document'
  export const searchDocuments: SearchDocument[]
}
