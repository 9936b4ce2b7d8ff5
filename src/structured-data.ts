import { brand } from '@/content/brand'
import type { PageRoute } from '@/content/catalog/page-routes'
import { plans } from '@/content/pages/pricing'
import { type Page, resolveMeta } from '@/routing/page-module'
import { findPageRoute } from '@/routing/route-lookup'

type StructuredData = { '@type': string; [property: string]: unknown }

/**
 * Returns what search engines read about the page at a path, as objects of schema.org. `site` is
 * the site's origin, because their URLs are absolute.
 */
export function getStructuredData(
  route: PageRoute,
  path: string,
  { meta, sections = [] }: Page,
  site: string,
): StructuredData[] {
  const { title, description } = resolveMeta(meta, { pathname: path, search: '' })
  const toUrl = (href: string) => new URL(href, site).href
  const data: StructuredData[] = []

  if (route.path === '/')
    data.push(
      {
        '@type': 'Organization',
        name: brand.name,
        url: toUrl('/'),
        logo: toUrl('/icon-512.png'),
        email: brand.email,
        telephone: brand.phone,
        address: brand.address,
      },
      { '@type': 'WebSite', name: brand.name, url: toUrl('/') },
    )

  if (route.parent)
    data.push({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: findPageRoute(route.parent)!.label, item: toUrl(route.parent) },
        { name: title, item: toUrl(path) },
      ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    })

  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []))
  if (questions.length > 0)
    data.push({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })

  if (route.path === '/pricing')
    data.push({
      '@type': 'Product',
      name: brand.name,
      description,
      image: toUrl('/social-cards/company.png'),
      offers: plans.flatMap(({ name, priceMonthly }) =>
        priceMonthly === null
          ? []
          : {
              '@type': 'Offer',
              name,
              price: priceMonthly,
              priceCurrency: 'USD',
              url: toUrl(route.path),
            },
      ),
    })

  return data.map((object) => ({ '@context': 'https://schema.org', ...object }))
}
