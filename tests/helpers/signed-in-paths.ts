import { pageRoutes } from '@/content/catalog/page-routes'

/** The pages that need a login: the dashboard and all below it. */
export const signedInPaths: string[] = pageRoutes
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/dashboard'))
