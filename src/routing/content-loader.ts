import type { PageContent } from '@/content/types'

const contents = import.meta.glob<{ content: PageContent }>('../content/pages/**/*.ts')

/** Returns the loader of a page's content, unless the page has a component instead. */
export const getContentLoader = (file: string) => contents[`../content/pages/${file}.ts`]
