import { brand } from '@/content/brand'
import { getOpenState } from '@/content/catalog/open-services'
import type { PageRoute } from '@/content/catalog/page-routes'
import { type Plan, plans } from '@/content/catalog/plans'
import { type Page, resolveMeta } from '@/routing/page-module'
import { findPageRoute } from '@/routing/route-lookup'

/** Returns what search engines read about a page, as objects of schema.org with absolute URLs. */
export function getStructuredData(
  { path: routePath, parent }: PageRoute,
  path: string,
  { meta, sections = [] }: Page,
  site: string,
): object[] {
  const { title, description } = resolveMeta(meta, { pathname: path, search: '' })
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []))
  const toUrl = (href: string) => new URL(href, site).href
  const { email, phone: telephone, address } = brand

  return [
    routePath === '/' && {
      '@type': 'Organization',
      name: brand.name,
      url: toUrl('/'),
      logo: toUrl('/icon-512.png'),
      ...(!brand.isExample && { email, telephone, address }),
    },
    routePath === '/' && { '@type': 'WebSite', name: brand.name, url: toUrl('/') },
    parent && {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: findPageRoute(parent)!.label, item: toUrl(parent) },
        { name: title, item: toUrl(path) },
      ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
    questions.length > 0 && {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    // Search engines require offers, and plans can't be bought before a service is open.
    routePath === '/pricing' &&
      getOpenState() !== 'none' && {
        '@type': 'Product',
        name: brand.name,
        description,
        image: toUrl('/social-cards/company.png'),
        offers: Object.values<Plan>(plans).flatMap(({ name, price }) =>
          price === 'custom'
            ? []
            : {
                '@type': 'Offer',
                name,
                price: price.monthly,
                priceCurrency: 'USD',
                url: toUrl('/pricing'),
              },
        ),
      },
  ].flatMap((data) => (data ? { '@context': 'https://schema.org', ...data } : []))
}
