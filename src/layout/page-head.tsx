import { useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import { type Page, resolveMeta } from '@/routing/page-module'
import { getSlug, getSuite } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'

/** The page's `<head>`. Without hydration, start/hydration.tsx removes the prerendered one. */
export function PageHead({ meta }: Pick<Page, 'meta'>) {
  const location = useLocation()
  const { title, description } = resolveMeta(meta, location)
  const route = usePageRoute()
  const isIndexed = route && !route.noindex
  const site = import.meta.env.VITE_SITE_URL
  const slug = getSlug(location.pathname)
  // Aliases have the URL of their page. An unknown slug has none.
  const path = route && (!route.slugs || slug) && route.path.replace(':slug', slug ?? '')
  const url = site && path && isIndexed && new URL(path, site).href
  const openGraph = {
    type: 'website',
    site_name: brand.name,
    title,
    description,
    ...(url && {
      url,
      image: new URL(`/social-cards/${getSuite(route)}.png`, site).href,
      'image:width': '1200',
      'image:height': '630',
    }),
  }
  return (
    <>
      <title data-page-head>
        {route?.path === '/' ? `${brand.name}: ${title}` : `${title} | ${brand.name}`}
      </title>
      <meta data-page-head name="description" content={description} />
      <meta data-page-head name="twitter:card" content="summary_large_image" />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} data-page-head property={`og:${name}`} content={content} />
      ))}
      {url && <link data-page-head rel="canonical" href={url} />}
      {!isIndexed && <meta data-page-head name="robots" content="noindex" />}
    </>
  )
}
