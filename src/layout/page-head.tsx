import { brand } from '@/content/brand'
import type { PageMeta } from '@/content/types'

/** The page's title and description, for the tab, search engines and link previews. */
export function PageHead({ meta, home }: { meta: PageMeta; home?: boolean }) {
  return (
    <>
      <title>{home ? `${brand.name}: ${meta.title}` : `${meta.title} | ${brand.name}`}</title>
      <meta name="description" content={meta.description} />
    </>
  )
}
