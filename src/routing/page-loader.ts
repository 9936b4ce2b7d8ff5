import { type ComponentType, createElement } from 'react'
import type { PageContent, PageMeta, SectionContent, UrlParts } from '@/content/types'
import { fileOf, routeAt } from '@/routing/routes'

export interface PageModule {
  /** A function where it depends on the URL. */
  meta: PageMeta | ((url: UrlParts) => PageMeta)
  Component: ComponentType
  /** What search finds of the page, beyond its title and description. */
  sections?: SectionContent[]
}

const components = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../**/*.test.tsx'])
const contents = import.meta.glob<{ content: PageContent }>('../content/pages/**/*.ts')

const componentOf = (file: string) => components[`../pages/${file}.tsx`]
const contentOf = (file: string) => contents[`../content/pages/${file}.ts`]

/** Loads the file of a page: its component, or its content with the component that renders it. */
export async function loadPage(file: string): Promise<PageModule> {
  const loadComponent = componentOf(file)
  if (loadComponent) return loadComponent()
  const [{ content }, { ContentPage }] = await Promise.all([
    contentOf(file)!(),
    import('@/sections/content-page'),
  ])
  return { ...content, Component: () => createElement(ContentPage, { content }) }
}

/** The title and description of a page at a URL. */
export const metaAt = (meta: PageModule['meta'], url: UrlParts) =>
  typeof meta === 'function' ? meta(url) : meta

/** The source files that `loadPage` imports, relative to the project's root. */
export const pageSources = (file: string) =>
  componentOf(file)
    ? [`src/pages/${file}.tsx`]
    : [`src/content/pages/${file}.ts`, 'src/sections/content-page.tsx']

/** Loads the hero of the service page at a path; undefined if there is none. */
export async function loadHero(path: string) {
  const row = routeAt(path)
  const module = row && (await contentOf(fileOf(row))?.())
  return module?.content.hero
}
