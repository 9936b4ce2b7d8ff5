import type { Action, PageMeta } from './types'

export const meta: PageMeta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Here are similar pages, and a link to the home page.',
}

export const actions: Action[] = [
  { label: 'Back to home', to: '/' },
  { label: 'Report a missing page', to: '/contact' },
]
