import { pageRoutes } from '@/content/catalog/page-routes'
import { toSearchDocuments } from '@/features/search/search-document'
import { getPageFile } from '@/routing/route-lookup'
import { loadPage } from './page-loader'

const searchable = pageRoutes.filter((route) => !route.excludeFromSearch)

/** The search documents, which the plugin in `build/search-documents.ts` imports from here. */
export const searchDocuments = (
  await Promise.all(
    searchable.map(async (route) => toSearchDocuments(route, await loadPage(getPageFile(route)))),
  )
).flat()
