import type { CustomSection, PageContent } from '@/content/types'

const contents = import.meta.glob<{ content: PageContent<CustomSection> }>(
  '../content/pages/**/*.ts',
)

/** Returns the loader of a page's content, unless the page has none. */
export const getContentLoader = (file: string) => contents[`../content/pages/${file}.ts`]
