import type { PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Here are similar pages, and a link to the home page.',
}
