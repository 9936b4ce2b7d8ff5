import { createElement } from 'react'
import { getContentLoader } from '@/routing/content-loader'
import type { PageModule } from '@/routing/page-module'

const components = import.meta.glob<PageModule>(['./pages/**/*.tsx', '!./**/*.test.tsx'])

const getComponentLoader = (file: string) => components[`./pages/${file}.tsx`]

/** Loads a page: its component, or its content file with the component that renders it. */
export async function loadPage(file: string): Promise<PageModule> {
  const loadComponent = getComponentLoader(file)
  if (loadComponent) return loadComponent()
  const [{ content }, { ContentPage }] = await Promise.all([
    getContentLoader(file)!(),
    import('@/sections/content-page'),
  ])
  return {
    meta: content.meta,
    searchSections: content.sections,
    Component: () => createElement(ContentPage, { content }),
  }
}

/** Returns the source files that `loadPage` imports, relative to the project's root. */
export const pageSources = (file: string) =>
  getComponentLoader(file)
    ? [`src/pages/${file}.tsx`]
    : [`src/content/pages/${file}.ts`, 'src/sections/content-page.tsx']
