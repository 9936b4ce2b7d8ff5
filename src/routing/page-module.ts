import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import type { PageMeta, SectionContent } from '@/content/types'

/** The parts of a URL that a page's title can depend on. */
export type PageLocation = Pick<Location, 'pathname' | 'search'>

/** A page, as `loadPage` returns it. */
export interface Page {
  /** A function if it depends on the URL. */
  meta: PageMeta | ((location: PageLocation) => PageMeta)
  Component: ComponentType
  /** Absent if the page has no content file. */
  sections?: SectionContent[]
}

/** Returns the title and description of a page at a URL. */
export const resolveMeta = (meta: Page['meta'], location: PageLocation) =>
  typeof meta === 'function' ? meta(location) : meta
