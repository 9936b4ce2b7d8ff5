import { brand } from '@/content/brand'
import type { PageRoute } from '@/content/catalog/page-routes'
import { type Page, resolveMeta } from '@/routing/page-module'
import { findPageRoute } from '@/routing/route-lookup'

/** Returns what search engines read about a page, as objects of schema.org with absolute URLs. */
export function getStructuredData(
  { path: routePath, parent }: PageRoute,
  path: string,
  { meta, sections = [] }: Page,
  site: string,
): object[] {
  const { title } = resolveMeta(meta, { pathname: path, search: '' })
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
  ].flatMap((data) => (data ? { '@context': 'https://schema.org', ...data } : []))
}
