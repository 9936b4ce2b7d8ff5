import { useLocation } from 'react-router'
import { brand } from '@/content/brand'
import type { PageMeta } from '@/content/types'
import { type PageRow, rowAt } from '@/routes'

/** The site's address, for what must be absolute; without it, those parts are left out. */
const site = import.meta.env.VITE_SITE_URL?.replace(/\/$/, '')

/** The page's title, description and address, for the tab, search engines and link previews. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const { pathname } = useLocation()
  const row = rowAt(pathname)
  const title = row?.path === '/' ? `${brand.name}: ${meta.title}` : `${meta.title} | ${brand.name}`
  const address = site && row && !row.unlisted && site + canonicalPath(row, pathname)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta name="twitter:card" content="summary_large_image" />
      {address ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${site}/social-card.png`} />
          <script type="application/ld+json">{structuredData(meta, address)}</script>
        </>
      ) : (
        (!row || row.unlisted) && <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** What the build put into the head for its page. */
export const builtHead = () => [
  ...document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]',
  ),
]

/** An alias points to its page; each address of a pattern is a page of its own. */
const canonicalPath = ({ path }: PageRow, pathname: string) =>
  path.includes(':') ? pathname : path

/** The page in the words of schema.org. */
const structuredData = ({ title, description }: PageMeta, url: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    isPartOf: { '@type': 'WebSite', name: brand.name, url: site },
  }).replaceAll('<', '\\u003c')
