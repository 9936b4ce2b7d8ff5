import { type DefaultTreeAdapterTypes, parse as parseHtml } from 'parse5'
import { type AtRule, type Container, parse as parseStyles, type Rule } from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

/** What a page has that a selector can ask for. */
interface Page {
  tags: Set<string>
  classes: Set<string>
}

/**
 * Reads the styles of the site; gives those among them that the first paint of a page needs. What
 * hovering, focus and paper need comes with the whole, as does what is inside of
 * `data-styled="later"`.
 */
export function pageStyles(styles: string): (html: string) => string {
  const sheet = parseStyles(styles)
  const parsed = new Map<string, Selector[]>()
  sheet.walkRules(({ selector }) => void parsed.set(selector, parser().astSync(selector).nodes))

  return (html) => {
    const page = contentsOf(html)
    const own = sheet.clone()
    own.walkRules((rule) => {
      if (isKeyframe(rule)) return
      const applying = parsed.get(rule.selector)!.filter((selector) => applies(selector, page))
      if (applying.length) rule.selectors = applying.map(String)
      else rule.remove()
    })
    let values = ''
    own.walkDecls(({ value }) => void (values += `${value};`))
    const used = values + html
    const reads = (name: string) => used.includes(`var(${name}`)
    own.walkDecls(/^--/, (declaration) => {
      if (!reads(declaration.prop)) declaration.remove()
    })
    own.walkComments((comment) => void comment.remove())
    own.walkAtRules((rule) => {
      const { name, params } = rule
      const unused =
        (name === 'property' && !reads(params)) ||
        (name === 'keyframes' && !values.includes(params))
      if (unused || isForLater(rule)) rule.remove()
    })
    removeEmpty(own)
    return own.toString()
  }
}

function contentsOf(html: string): Page {
  const page: Page = { tags: new Set(), classes: new Set() }
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const { class: classes, 'data-styled': styled } = Object.fromEntries(
        node.attrs.map(({ name, value }) => [name, value]),
      )
      page.tags.add(node.tagName)
      for (const name of classes?.split(/\s+/) ?? []) page.classes.add(name)
      if (styled === 'later') return
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseHtml(html))
  return page
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/** What a visitor does to an element, and parts of it that only some browsers have. */
const later = /^:(hover|focus|focus-visible|focus-within|active)$|^::?-|^::(?!before|after|marker)/

function applies(node: Node, page: Page): boolean {
  switch (node.type) {
    case 'class':
      return page.classes.has(node.value)
    case 'tag':
      return page.tags.has(node.value)
    case 'selector':
      return node.every((part) => applies(part, page))
    case 'pseudo':
      if (later.test(node.value)) return false
      return (
        node.value === ':not' || !node.length || node.some((selector) => applies(selector, page))
      )
    default:
      return true
  }
}

/** Paper, and what stands in for `@property` in browsers that are older than the site's. */
const isForLater = ({ name, params, nodes }: AtRule) =>
  (name === 'media' && params === 'print') ||
  (name === 'layer' && params === 'properties' && nodes !== undefined)

function removeEmpty(container: Container) {
  container.each((node) => {
    if (!('each' in node) || !node.nodes) return
    removeEmpty(node as Container)
    if (!node.nodes.length) node.remove()
  })
}
