import type { ComponentType } from 'react'
import type { PageLocation, PageMeta, SectionContent } from '@/content/types'

/** The exports of a file in `src/pages/`. */
export interface PageModule {
  /** A function if it depends on the URL. */
  meta: PageMeta | ((location: PageLocation) => PageMeta)
  Component: ComponentType
  /** The sections that search finds, besides the page's title and description. */
  searchSections?: SectionContent[]
}

/** Returns the title and description of a page at a URL. */
export const resolveMeta = (meta: PageModule['meta'], location: PageLocation) =>
  typeof meta === 'function' ? meta(location) : meta
