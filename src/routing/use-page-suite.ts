import { suiteIds } from '@/content/catalog/suites'
import { getSuite } from './route-lookup'
import { usePageRoute } from './use-page-route'

/** Returns the suite of the page; undefined on the company's pages. */
export function usePageSuite() {
  const route = usePageRoute()
  return suiteIds.find((suite) => route && suite === getSuite(route))
}
