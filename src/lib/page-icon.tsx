import type { PageRow } from '@/routes'
import { onTile, Tile } from '@/ui/icon-tile'
import { lookedAt } from './looked-at'

/** The icon of a page; decorative, and nothing for a page that has none. */
export const PageIcon = lookedAt<{
  path: PageRow['path']
  className?: string
  strokeWidth?: number
}>('span', async () => {
  const { pageIcons } = await import('@/content/page-icons')
  return function DrawnIcon({ path, ...look }) {
    const Icon = Object.hasOwn(pageIcons, path) && pageIcons[path as keyof typeof pageIcons]
    return Icon && <Icon aria-hidden {...look} />
  }
})

/** The icon of a page on a tile. */
export function PageIconTile({ path, className }: { path: PageRow['path']; className?: string }) {
  return (
    <Tile className={className}>
      <PageIcon path={path} {...onTile} />
    </Tile>
  )
}
