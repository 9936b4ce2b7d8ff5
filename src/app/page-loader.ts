import { createElement } from 'react'
import type { PageContent } from '@/content/types'
import type { Page } from '@/routing/page-module'
import { ContentPage } from '@/sections/content-page'

const components = import.meta.glob<Partial<Page>>(['../pages/**/*.tsx', '!**/{_*,*.test.tsx}'])

const contents = import.meta.glob<{ content?: PageContent }>(['../content/pages/**/*.ts', '!**/_*'])

/** Loads a page: its content file, its component or both. `ContentPage` renders content alone. */
export async function loadPage(file: string): Promise<Page> {
  const [page, module] = await Promise.all([
    components[`../pages/${file}.tsx`]?.(),
    contents[`../content/pages/${file}.ts`]?.(),
  ])
  const content = module?.content
  return {
    // A page without `content` has its own `meta`.
    meta: content?.meta ?? page!.meta!,
    sections: content?.sections,
    Component:
      page?.Component ?? (() => createElement(ContentPage, { content: content!, slots: {} })),
  }
}

/** Returns the source files that `loadPage` imports, relative to the project's root. */
export const pageSources = (file: string) =>
  [`pages/${file}.tsx`, `content/pages/${file}.ts`]
    .filter((path) => `../${path}` in { ...components, ...contents })
    .map((path) => `src/${path}`)
