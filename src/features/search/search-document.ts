import type { Href } from '@/content/catalog/hrefs'
import type { SectionContent } from '@/content/types'
import { keywords } from '@/content/catalog/search-keywords'
import { slugify } from '@/lib/slugify'
import { type Page, resolveMeta } from '@/routing/page-module'
import type { PageRoute } from '@/content/catalog/page-routes'
import { getPagePaths } from '@/routing/route-lookup'

/** A page, or a part of one, that search finds. */
export interface SearchDocument {
  /** An item is a card or step in a section; a link is a card that links to another page. */
  kind: 'page' | 'section' | 'question' | 'item' | 'link'
  /** The path of the page, with the id of the section. */
  href: string
  /** The page's label in the route table. */
  pageLabel: string
  title: string
  text: string
  /** The page's title in the browser tab. */
  headline?: string
  /** Everyday words for a page. */
  keywords?: string
}

interface Item {
  kind: 'question' | 'item' | 'link'
  title: string
  text: string
  /** The ID of an element with its own link. */
  id?: string
}

const toItem = ({ title, text, id }: Omit<Item, 'kind'>): Item => ({
  kind: 'item',
  title,
  text,
  id,
})

/** Returns the text of a section and the items that search finds separately. */
function getSectionContent(section: SectionContent): { text?: string; items?: Item[] } {
  switch (section.kind) {
    case 'cards':
      return {
        items: section.cards.map(({ title, text, link }) => ({
          kind: link ? 'link' : 'item',
          title,
          text,
        })),
      }
    case 'points':
      return { items: section.points.map(toItem) }
    case 'text':
      return { text: section.paragraphs.join(' ') }
    case 'steps':
      return { items: section.steps.map(toItem) }
    case 'faq':
      return {
        items: section.questions.map(({ question, answer }) => ({
          kind: 'question',
          title: question,
          text: answer,
          id: slugify(question),
        })),
      }
    case 'chips':
      return { text: section.chips.join(', ') }
    case 'table':
      return {
        text: section.rows
          .map((row) => row.filter((cell) => typeof cell === 'string').join(' · ') + '.')
          .join(' '),
      }
    case 'notice':
      return { text: section.text }
    case 'services':
      return {}
    case 'slot':
      return { items: section.items?.map(toItem) }
  }
}

const getKeywords = (href: string) => keywords[href as Href]

/** Returns the document of a section and one per item in it. */
function toSectionDocuments(
  path: string,
  pageLabel: string,
  section: SectionContent,
): SearchDocument[] {
  const { title } = section
  if (!title) return []
  const { text = '', items = [] } = getSectionContent(section)
  const intro = ('intro' in section && section.intro) || ''
  const id = ('id' in section && section.id) || slugify(title)
  return [
    {
      kind: 'section',
      href: `${path}#${id}`,
      pageLabel,
      title,
      text: `${intro} ${text}`.trim(),
      keywords: getKeywords(`${path}#${id}`),
    },
    ...items.map(({ id: itemId = id, ...item }) => ({
      ...item,
      href: `${path}#${itemId}`,
      pageLabel,
    })),
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
  return [
    ...pages,
    ...sections.flatMap((section) => toSectionDocuments(route.path, route.label, section)),
  ]
}
