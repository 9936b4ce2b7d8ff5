import { useMatches } from 'react-router-dom'
import type { PageRow } from '@/routing/routes'

/** The row of the page that is shown; undefined on the not-found page. */
export const usePageRow = () => useMatches().at(-1)?.handle as PageRow | undefined
