import { useMatches } from 'react-router-dom'
import type { PageRoute } from '@/content/catalog/page-routes'

/** The route of the page that is shown; undefined on the not-found page. */
export const usePageRoute = () => useMatches().at(-1)?.handle as PageRoute | undefined
