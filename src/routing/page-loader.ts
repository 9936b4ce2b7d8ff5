import { type ComponentType, createElement } from 'react'
import type { Address, PageContent, PageMeta, SectionContent } from '@/content/types'
import { fileOf, routeAt } from '@/routing/routes'

export interface PageModule {
  /** A function for a page whose address names its subject. */
  meta: PageMeta | ((address: Address) => PageMeta)
  Component: ComponentType
  /** What search finds of the page, beyond its title and description. */
  sections?: SectionContent[]
}

const components = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../**/*.test.tsx'])
const contents = import.meta.glob<{ content: PageContent }>('../content/pages/**/*.ts')

/** The functions that import the file of a page: its component, or its content. */
const importsOf = (file: string) => ({
  component: components[`../pages/${file}.tsx`],
  content: contents[`../content/pages/${file}.ts`],
})

/** Loads a page of the route table: its component, or its content with the component that renders it. */
export async function loadPage(file: string): Promise<PageModule> {
  const imports = importsOf(file)
  if (imports.component) return imports.component()
  const [{ content }, { ContentPage }] = await Promise.all([
    imports.content!(),
    import('@/sections/content-page'),
  ])
  return { ...content, Component: () => createElement(ContentPage, { content }) }
}

/** The title and description of a page at an address. */
export const metaAt = (meta: PageModule['meta'], address: Address) =>
  typeof meta === 'function' ? meta(address) : meta

/** The source files that `loadPage` imports, relative to the project's root. */
export const pageSources = (file: string) =>
  importsOf(file).component
    ? [`src/pages/${file}.tsx`]
    : [`src/content/pages/${file}.ts`, 'src/sections/content-page.tsx']

/** Loads the hero of the service page at a path; undefined if there is none. */
export async function loadHero(path: string) {
  const row = routeAt(path)
  const module = row && (await importsOf(fileOf(row)).content?.())
  return module?.content.hero
}

/** Loads the files of a page before its link is clicked. A failure is ignored: the navigation reports it. */
export function prefetchPage(path: string) {
  const row = routeAt(path)
  if (row) loadPage(fileOf(row)).catch(() => undefined)
}
