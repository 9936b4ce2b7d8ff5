import { useLocation } from 'react-router-dom'
import { brand } from '@/content/brand'
import type { PageRoute } from '@/content/catalog/page-routes'
import { type Page, resolveMeta } from '@/routing/page-module'
import { getSlug, getSuite } from '@/routing/route-lookup'
import { usePageRoute } from '@/routing/use-page-route'

/** Returns the canonical URL of a page that search engines may index, also for its aliases. */
function canonicalUrl(route: PageRoute | undefined, pathname: string): string | undefined {
  const site = import.meta.env.VITE_SITE_URL?.replace(/\/$/, '')
  if (!site || !route || route.noindex) return undefined
  if (!route.slugs) return site + route.path
  const slug = getSlug(pathname)
  return slug && site + route.path.replace(':slug', slug)
}

/** The page's `<head>`. Without hydration, start/hydration.tsx removes the prerendered one. */
export function PageHead({ meta }: Pick<Page, 'meta'>) {
  const location = useLocation()
  const { title, description } = resolveMeta(meta, location)
  const route = usePageRoute()
  const url = canonicalUrl(route, location.pathname)
  return (
    <>
      <title data-page-head>
        {route?.path === '/' ? `${brand.name}: ${title}` : `${title} | ${brand.name}`}
      </title>
      <meta data-page-head name="description" content={description} />
      <meta data-page-head property="og:type" content="website" />
      <meta data-page-head property="og:site_name" content={brand.name} />
      <meta data-page-head property="og:title" content={title} />
      <meta data-page-head property="og:description" content={description} />
      <meta data-page-head name="twitter:card" content="summary_large_image" />
      {url && route ? (
        <>
          <link data-page-head rel="canonical" href={url} />
          <meta data-page-head property="og:url" content={url} />
          <meta
            data-page-head
            property="og:image"
            content={new URL(`/social-cards/${getSuite(route)}.png`, url).href}
          />
          <meta data-page-head property="og:image:width" content="1200" />
          <meta data-page-head property="og:image:height" content="630" />
        </>
      ) : (
        (!route || route.noindex) && <meta data-page-head name="robots" content="noindex" />
      )}
    </>
  )
}
