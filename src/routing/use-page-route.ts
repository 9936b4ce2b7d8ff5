import { useMatches } from 'react-router-dom'
import type { PageRoute } from '@/content/catalog/page-routes'
import { findRingSuite } from './route-lookup'

/** The route of the page that is shown; undefined on the not-found page. */
export const usePageRoute = () => useMatches().at(-1)?.handle as PageRoute | undefined

/** Returns the suite of the page; undefined on the company's pages. */
export const usePageSuite = () => findRingSuite(usePageRoute())
