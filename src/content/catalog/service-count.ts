import { toWord } from '@/lib/format'
import { pageRoutes } from './page-routes'
import { type Suite, suites } from './suites'

/** Returns how many services a suite has besides the page that introduces it, as a word. */
export const getServiceCount = (suite: Suite) =>
  toWord(
    pageRoutes.filter((page) => page.suite === suite && page.path !== suites[suite].path).length,
  )
