import { existsSync } from 'node:fs'
import type { PageContent } from '@/content/types'
import { pageRoutes } from '@/content/page-routes'
import { getPageFile, getPagePaths, findPageRoute } from '@/routing/route-lookup'

/** Without the dashboard, which redirects visitors: it is tested in posts.spec.ts. */
export const paths = pageRoutes
  .filter(({ path }) => !path.startsWith('/dashboard'))
  .flatMap(getPagePaths)

/** What a page consists of: a component of its own, or sections, each of a kind and with some properties. */
async function partsOf(path: string): Promise<string[]> {
  const file = getPageFile(findPageRoute(path)!)
  if (existsSync(`src/pages/${file}.tsx`)) return [file]
  const { content } = (await import(`../src/content/pages/${file}.ts`)) as { content: PageContent }
  return content.sections.map((section) =>
    [section.kind, ...Object.keys(section).toSorted()].join(' '),
  )
}

/** The paths whose pages have a part that no page before them has. Together they have every part. */
export const pathsWithNewParts = new Set<string>()
const knownParts = new Set<string>()
for (const path of paths) {
  const parts = await partsOf(path)
  if (parts.some((part) => !knownParts.has(part))) pathsWithNewParts.add(path)
  for (const part of parts) knownParts.add(part)
}
