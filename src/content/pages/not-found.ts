import type { Cta, PageMeta } from '@/content/types'

export const meta: PageMeta = {
  title: 'Page not found',
  description:
    'There is no page at this address. Search the site, or choose one of the popular pages.',
}

/** The text is followed by the path, or by `anyPath`. */
export const notFoundCopy = {
  text: 'We couldn’t find',
  anyPath: 'a page at this address',
  similar: 'Did you mean',
}

export const ctas: Cta[] = [
  { label: 'Back to home', to: '/' },
  { label: 'Report a missing page', to: '/contact' },
]
