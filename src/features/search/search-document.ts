import type { Href } from '@/content/catalog/hrefs'
import type { PageRoute } from '@/content/catalog/page-routes'
import { keywords } from '@/content/catalog/search-keywords'
import type { Cta, SectionContent } from '@/content/types'
import { getSectionId, slugify } from '@/lib/slugify'
import { type Page, resolveMeta } from '@/routing/page-module'
import { getPagePaths } from '@/routing/route-lookup'

/** A page, or a part of one, that search finds. */
export interface SearchDocument {
  /** A question is a section, a card or step an item, and a card that links to a page a link. */
  kind: 'page' | 'section' | 'item' | 'link'
  /** The path of the page, with the id of the section. */
  href: string
  pageLabel: string
  title: string
  text: string
  /** The page's title in the browser tab. */
  headline?: string
  keywords?: string
}

/** A part of a section that search finds separately. Its `id` is that of an element with its own link. */
type Item = Pick<SearchDocument, 'title' | 'text'> & { id?: string; link?: Cta }

function getSectionContent(section: SectionContent): { text?: string; items?: Item[] } {
  switch (section.kind) {
    case 'cards':
      return { items: section.cards }
    case 'points':
      return { items: section.points }
    case 'steps':
      return { items: section.steps }
    case 'faq':
      return {
        items: section.questions.map(({ question, answer }) => ({
          title: question,
          text: answer,
          id: slugify(question),
        })),
      }
    case 'text':
      return { text: section.paragraphs.join(' ') }
    case 'chips':
      return { text: section.chips.join(', ') }
    case 'table':
      return {
        text: section.rows
          .map((row) => row.filter((cell) => typeof cell === 'string').join(' · ') + '.')
          .join(' '),
      }
    case 'notice':
    case 'slot':
      return section
    case 'services':
      return {}
  }
}

const getKeywords = (href: string) => keywords[href as Href]

/** Returns the document of a section and one per part of it. */
function toSectionDocuments(
  { path, label: pageLabel }: PageRoute,
  section: SectionContent,
): SearchDocument[] {
  const { title } = section
  const { text = '', items = [] } = getSectionContent(section)
  const intro = (section.kind !== 'notice' && section.intro) || ''
  const href = `${path}#${getSectionId(section)}`
  return [
    {
      kind: 'section',
      href,
      pageLabel,
      title,
      text: `${intro} ${text}`.trim(),
      keywords: getKeywords(href),
    },
    ...items.map((item): SearchDocument => {
      const kind = section.kind === 'faq' ? 'section' : item.link ? 'link' : 'item'
      const itemHref = item.id ? `${path}#${item.id}` : href
      return { kind, href: itemHref, pageLabel, title: item.title, text: item.text }
    }),
  ]
}

/** Returns a document for each URL of a page, and those of its sections. */
export function toSearchDocuments(
  route: PageRoute,
  { meta, sections = [] }: Page,
): SearchDocument[] {
  const types = route.typeParams?.map((type) => `${route.path}?type=${type}`) ?? []
  const pages = [...getPagePaths(route), ...types].map((href): SearchDocument => {
    const [pathname, search = ''] = href.split('?') as [string, string?]
    const { title, description } = resolveMeta(meta, { pathname, search })
    return {
      kind: 'page',
      href,
      pageLabel: route.label,
      title: href === route.path ? route.label : title,
      text: description,
      headline: title,
      keywords: getKeywords(href),
    }
  })
  return [...pages, ...sections.flatMap((section) => toSectionDocuments(route, section))]
}
