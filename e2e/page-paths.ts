import { existsSync } from 'node:fs'
import type { PageContent } from '@/content/types'
import { pageRoutes } from '@/content/catalog/page-routes'
import { getPageFile, getPagePaths, findPageRoute } from '@/routing/route-lookup'
import { signedInPaths } from '../tests/helpers/signed-in-paths'

/** Excludes the signed-in pages, which redirect visitors. */
export const paths = pageRoutes
  .filter(({ path }) => !signedInPaths.includes(path))
  .flatMap(getPagePaths)

/** Whether a page has a component of its own. */
export const hasComponent = (path: string) =>
  existsSync(`src/pages/${getPageFile(findPageRoute(path)!)}.tsx`)

/** Returns a page's parts: its own component, or its sections' kinds and properties. */
async function getParts(path: string): Promise<string[]> {
  const file = getPageFile(findPageRoute(path)!)
  if (hasComponent(path)) return [file]
  const { content } = (await import(`../src/content/pages/${file}.ts`)) as { content: PageContent }
  return content.sections.map((section) =>
    [section.kind, ...Object.keys(section).toSorted()].join(' '),
  )
}

/** The paths of pages with at least one new part. Together, they cover every part. */
export const pathsWithNewParts = new Set<string>()
const knownParts = new Set<string>()
for (const path of paths) {
  const parts = await getParts(path)
  if (parts.some((part) => !knownParts.has(part))) pathsWithNewParts.add(path)
  for (const part of parts) knownParts.add(part)
}
