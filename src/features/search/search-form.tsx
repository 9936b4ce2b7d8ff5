import { FileText, Search } from 'lucide-react'
import { type PropsWithChildren, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Href } from '@/content/catalog/hrefs'
import { suites } from '@/content/catalog/suites'
import { tokenPattern, toSearchTerm } from '@/lib/tokenize'
import { ButtonLink, Link } from '@/routing/link'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { maxQueryLength, searchCopy } from './copy'
import type { SearchHit } from './search-index'
import { useSearchIndex } from './use-search-index'

/**
 * The site's search, which shows results during input. Enter focuses the first result. `children` are
 * shown below the form unless there are results.
 */
export function SearchForm({ autoFocus, children }: PropsWithChildren<{ autoFocus?: boolean }>) {
  const { searchIndex, error } = useSearchIndex()
  const [searchParams, setSearchParams] = useHydratedSearchParams()
  const { key } = useLocation()
  const [input, setInput] = useState<{ key: string; text: string }>()
  const savedQuery = searchParams.get('q') ?? ''
  // Input replaces the URL's query until the next navigation.
  const query = input?.key === key ? input.text : savedQuery
  const resultsRef = useRef<HTMLUListElement>(null)

  /** Writes the query into the URL, so that Back returns to the results. */
  function saveQuery() {
    if (query !== savedQuery)
      setSearchParams(query ? { q: query } : {}, { replace: true, preventScrollReset: true })
  }

  const form = useForm({
    values: { q: query },
    onChange: ({ q }) => setInput({ key, text: q }),
    onSubmit: () => resultsRef.current?.querySelector('a')?.focus(),
  })

  const hasQuery = query.trim().length > 1
  /** Undefined until the index has loaded. */
  const results = hasQuery ? searchIndex?.search(query) : []
  const isNothingFound = hasQuery && results?.length === 0

  function getStatus() {
    if (error) return error.message
    if (!hasQuery) return undefined
    if (!results) return searchCopy.loading
    return isNothingFound
      ? searchCopy.nothingFound.status(query.trim())
      : searchCopy.count(results.length)
  }

  return (
    <>
      <Form
        form={form}
        role="search"
        aria-label="Site"
        className="grid max-w-3xl gap-3 *:empty:absolute"
      >
        <TextField
          {...form.getFieldProps('q')}
          onBlur={saveQuery}
          label={searchCopy.field}
          compact
          icon={Search}
          type="search"
          autoFocus={autoFocus}
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxQueryLength}
          placeholder={searchCopy.placeholder}
        />
        <p role="status" className="text-sm text-muted">
          {getStatus()}
        </p>
        {isNothingFound && (
          <div className="grid justify-items-start gap-4">
            <p>{searchCopy.nothingFound.text}</p>
            <ButtonLink to="/contact">{searchCopy.nothingFound.action}</ButtonLink>
          </div>
        )}
        <ul ref={resultsRef} aria-label={searchCopy.results} className="-mx-4">
          {results?.map((hit) => (
            <li key={hit.href}>
              <Result hit={hit} />
            </li>
          ))}
        </ul>
      </Form>
      {(error || results?.length === 0) && children}
    </>
  )
}

/** A result in its suite's color, with the page, the matching title and the best sentence. */
function Result({ hit: { href, pageLabel, title, text, terms } }: { hit: SearchHit }) {
  const route = findPageRoute(href)!
  const suite = getSuite(route)
  const Icon = route.icon ?? FileText
  return (
    <Link
      to={href as Href}
      data-suite={suite}
      className="flex gap-4 rounded-lg px-4 py-3 -outline-offset-2 hover:bg-accent-tint"
    >
      <Icon className="tiled-icon" />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-accent">
          {title === pageLabel ? suites[suite].label : pageLabel}
        </span>
        <span className="block font-semibold">
          <Highlight text={title} terms={terms} />
        </span>
        <span className="block text-sm text-muted">
          <Highlight text={pickBestSentence(text, terms)} terms={terms} />
        </span>
      </span>
    </Link>
  )
}

const countMatches = (text: string, terms: string[]) =>
  text.split(tokenPattern).filter((part) => terms.includes(toSearchTerm(part))).length

/** Returns the sentence of a text with the most matching words, by default the first. */
const pickBestSentence = (text: string, terms: string[]) =>
  text
    .split(/(?<=[.!?]) /)
    .reduce((best, next) => (countMatches(next, terms) > countMatches(best, terms) ? next : best))

/** A text with its matching words marked. */
const Highlight = ({ text, terms }: { text: string; terms: string[] }) =>
  text.split(tokenPattern).map((part, index) =>
    terms.includes(toSearchTerm(part)) ? (
      <mark key={index} className="rounded-xs bg-accent-line font-semibold text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
