/** What search engines read first, as files with their text; the sitemap needs the site's address. */
export function searchFiles(site: string | undefined, indexed: string[]): [string, string][] {
  const root = site?.replace(/\/$/, '')
  const rules = 'User-agent: *\nAllow: /\nDisallow: /dashboard\n'
  if (!root) return [['robots.txt', rules]]
  const urls = indexed.map((address) => `  <url><loc>${root}${address}</loc></url>`).join('\n')
  return [
    ['robots.txt', `${rules}\nSitemap: ${root}/sitemap.xml\n`],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    ],
  ]
}
