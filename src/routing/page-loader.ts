import { type ComponentType, createElement } from 'react'
import type { Address, PageContent, PageMeta, SectionContent } from '@/content/types'
import { pageOf, routeAt } from '@/routing/routes'

export interface PageModule {
  /** A function for a page whose address names its subject. */
  meta: PageMeta | ((address: Address) => PageMeta)
  Component: ComponentType
  /** What search finds of the page, beyond its title and description. */
  sections?: SectionContent[]
}

const components = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../**/*.test.tsx'])
const contents = import.meta.glob<{ page: PageContent }>('../content/pages/**/*.ts')

/** The functions that import the file of a page: its component, or its content. */
const importsOf = (page: string) => ({
  component: components[`../pages/${page}.tsx`],
  content: contents[`../content/pages/${page}.ts`],
})

/** Loads a page of the route table: its component, or its content with the component that renders it. */
export async function loadPage(page: string): Promise<PageModule> {
  const imports = importsOf(page)
  if (imports.component) return imports.component()
  const [content, view] = await Promise.all([imports.content!(), import('@/sections/content-page')])
  return {
    meta: content.page.meta,
    sections: content.page.sections,
    Component: () => createElement(view.ContentPage, { page: content.page }),
  }
}

/** The title and description of a page at an address. */
export const metaAt = (meta: PageModule['meta'], address: Address) =>
  typeof meta === 'function' ? meta(address) : meta

/** The source files that `loadPage` imports, relative to the project's root. */
export const pageSources = (page: string) =>
  importsOf(page).component
    ? [`src/pages/${page}.tsx`]
    : [`src/content/pages/${page}.ts`, 'src/sections/content-page.tsx']

/** Loads the hero of the service page at a path; undefined if there is none. */
export async function loadHero(path: string) {
  const row = routeAt(path)
  const content = row && (await importsOf(pageOf(row)).content?.())
  return content?.page.hero
}

/** Loads the files of a page before its link is clicked. A failure is ignored: the navigation reports it. */
export function prefetchPage(path: string) {
  const row = routeAt(path)
  if (row) loadPage(pageOf(row)).catch(() => undefined)
}
