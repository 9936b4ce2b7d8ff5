import type { Href } from '@/content/hrefs'
import type { SectionContent } from '@/content/types'
import { keywords } from '@/content/search-terms'
import { slugify } from '@/lib/slugify'
import { loadPage } from '@/page-loader'
import { resolveMeta } from '@/routing/page-module'
import { type PageRoute, pageRoutes } from '@/content/page-routes'
import { getPageFile, getPagePaths } from '@/routing/route-lookup'

/** Something to find. */
export interface SearchDocument {
  /** An item is a card or step in a section; as a link, it is about the page that it links to. */
  kind: 'page' | 'section' | 'question' | 'item' | 'link'
  /** The path of the page, with the id of the section. */
  href: string
  /** The page's label in the route table. */
  pageLabel: string
  title: string
  text: string
  /** Of a page: its title in the browser's tab. */
  headline?: string
  /** Of a page: other words that people look for it by. */
  keywords?: string
}

interface Item {
  kind: 'question' | 'item' | 'link'
  title: string
  text: string
  /** Of an element with a link of its own. */
  id?: string
}

/** What a section has beyond its title and intro: text, and items that are found by themselves. */
function sectionContent(section: SectionContent): { text?: string; items?: Item[] } {
  switch (section.kind) {
    case 'cards':
      return {
        items: section.cards.map(({ title, description, link }) => ({
          kind: link ? 'link' : 'item',
          title,
          text: description,
        })),
      }
    case 'story':
    case 'points':
      return { items: section.points.map(({ title, text }) => ({ kind: 'item', title, text })) }
    case 'steps':
      return { items: section.steps.map(({ title, text }) => ({ kind: 'item', title, text })) }
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
    case 'comparison':
      return {
        text: section.rows
          .map((row) => `${row.filter((cell) => typeof cell === 'string').join(' · ')}.`)
          .join(' '),
      }
    case 'notice':
      return { text: section.text }
    case 'services':
    case 'integrations':
    case 'chat-demo':
    case 'find-care':
      return {}
  }
}

const getKeywords = (href: string) => keywords[href as Href]

/** The documents of a section: its own, and one for each item in it. */
function sectionDocuments(
  path: string,
  pageLabel: string,
  section: SectionContent,
): SearchDocument[] {
  const { title } = section
  const { text = '', items = [] } = sectionContent(section)
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
    ...items.map(({ id: own = id, ...item }) => ({ ...item, href: `${path}#${own}`, pageLabel })),
  ]
}

/** The documents of a page: one for each of its URLs, and those of its sections. */
async function pageDocuments(route: PageRoute): Promise<SearchDocument[]> {
  const { meta, searchSections: sections = [] } = await loadPage(getPageFile(route))
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
    ...sections.flatMap((section) => sectionDocuments(route.path, route.label, section)),
  ]
}

const searchable = pageRoutes.filter((route) => !route.excludeFromSearch)

/** Everything that search finds. The build replaces this file by its value: see vite.config.ts. */
export const searchDocuments = (await Promise.all(searchable.map(pageDocuments))).flat()
