import type { PageContent } from '@/content/types'
import { findPageRoute, getPageFile } from './route-lookup'

const contents = import.meta.glob<{ content: PageContent }>('../content/pages/**/*.ts')

/** Loads the hero of the content page at a path; undefined if the path has no content file. */
export async function loadPageHero(path: string) {
  const route = findPageRoute(path)
  const module = route && (await contents[`../content/pages/${getPageFile(route)}.ts`]?.())
  return module?.content.hero
}
