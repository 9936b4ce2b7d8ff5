/** Returns robots.txt and sitemap.xml as texts by file name. The sitemap needs the site's URL. */
export function sitemapFiles(siteUrl: string | undefined, paths: string[]): [string, string][] {
  const rules = 'User-agent: *\nAllow: /\nDisallow: /dashboard\n'
  if (!siteUrl) return [['robots.txt', rules]]
  const urls = paths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>\n`)
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  const sitemap = `<urlset xmlns="${schema}">\n${urls.join('')}</urlset>\n`
  return [
    ['robots.txt', `${rules}\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`],
    ['sitemap.xml', sitemap],
  ]
}
