import { ArrowRight, FileText, Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useAuth } from '@/auth/auth-provider'
import type { ContactPrefill } from '@/contact/contact-form'
import { type Href, searchHref } from '@/content/hrefs'
import { maxQueryLength, searchWords } from '@/content/search'
import { suites } from '@/content/suites'
import { anonymousOwner, saveDraft } from '@/lib/drafts'
import { Link } from '@/routing/link'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { buttonClass } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { IconTile } from '@/ui/icon-tile'
import { useSearch } from './load-search'
import { Highlighted, sentenceOf } from './highlighted'
import type { SearchHit } from './search-index'

interface SearchBoxProps {
  query: string
  onQuery: (query: string) => void
  /** In the dialog: closes it. */
  onClose?: () => void
}

/** A field with its results as a combobox, in the dialog and on the search page. */
export function SearchBox({ query, onQuery, onClose }: SearchBoxProps) {
  const search = useSearch(query)
  const hasQuery = query.trim().length > 1
  const results =
    typeof search !== 'object'
      ? []
      : hasQuery
        ? search.search(query)
        : onClose
          ? search.popular
          : []
  const listId = useId()
  const [activeIndex, setActiveIndex] = useState(0)
  const idOf = (index: number) => `${listId}-${index}`
  const elementAt = (index: number) => document.getElementById(idOf(index))

  function handleKeys(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing || !(step || event.key === 'Enter')) return
    event.preventDefault()
    if (!step) return elementAt(activeIndex)?.click()
    if (results.length === 0) return
    const next = (activeIndex + step + results.length) % results.length
    setActiveIndex(next)
    elementAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="flex min-h-0 w-full max-w-3xl flex-col gap-2">
      <div className="flex items-center gap-3 rounded-lg border border-control bg-surface pl-4 focus-within:outline-2 focus-within:outline-accent">
        <Search className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={searchWords.field}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? idOf(activeIndex) : undefined}
          name="q"
          value={query}
          onChange={({ target }) => {
            setActiveIndex(0)
            onQuery(target.value)
          }}
          onKeyDown={handleKeys}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={searchWords.placeholder}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        {onClose && (
          <IconButton label={searchWords.close} onClick={onClose}>
            <X className="size-6" />
          </IconButton>
        )}
      </div>
      <p role="status" className="px-4 text-sm text-muted noscript:hidden">
        {statusOf(search, query, results)}
      </p>
      <div
        role="listbox"
        id={listId}
        aria-label={searchWords.results}
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {results.map((found, index) => (
          <Result
            key={index + found.href}
            id={idOf(index)}
            found={found}
            active={index === activeIndex}
            onPointerMove={() => setActiveIndex(index)}
            onClick={onClose}
          />
        ))}
        {/* Results that are cut fade. The last one lies over it. */}
        {onClose && (
          <div className="pointer-events-none sticky bottom-0 -mt-12 h-12 bg-linear-to-t from-surface" />
        )}
      </div>
      {hasQuery && typeof search === 'object' && results.length === 0 && (
        <NothingFound query={query} onClose={onClose} />
      )}
      {onClose && hasQuery && results.length > 0 && (
        <Link
          to={searchHref(query)}
          onClick={onClose}
          className="flex min-h-11 items-center justify-center gap-2 border-t border-line text-sm font-semibold text-accent hover:underline"
        >
          {searchWords.seeAll}
          <ArrowRight className="size-4" />
        </Link>
      )}
    </div>
  )
}

function statusOf(search: ReturnType<typeof useSearch>, query: string, results: SearchHit[]) {
  if (!search) return searchWords.loading
  if (search === 'failed') return searchWords.failed
  if (query.trim().length < 2) return results.length > 0 && searchWords.popular
  if (results.length === 0) return searchWords.nothingFound.status(query.trim())
  return searchWords.count(results.length)
}

/** A result in the hue of its suite: the page, what was found on it, and the sentence that matched. */
function Result({
  found,
  active,
  ...rest
}: { found: SearchHit; active: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  const { href, pageLabel, title, text, terms } = found
  const route = findPageRoute(href)!
  const suite = getSuite(route)
  return (
    <Link
      to={href as Href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      data-suite={suite}
      className="flex gap-4 rounded-lg px-4 py-3 -outline-offset-2 aria-selected:bg-accent-tint nth-last-2:relative nth-last-2:z-1 forced-colors:aria-selected:outline-2"
      {...rest}
    >
      <IconTile icon={route.icon ?? FileText} />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-accent">
          {title === pageLabel ? suites[suite] : pageLabel}
        </span>
        <span className="block font-semibold">
          <Highlighted text={title} terms={terms} />
        </span>
        <span className="block text-sm text-muted">
          <Highlighted text={sentenceOf(text, terms)} terms={terms} />
        </span>
      </span>
    </Link>
  )
}

/** Offers the contact page with the words that were searched for. */
function NothingFound({ query, onClose }: Pick<SearchBoxProps, 'query' | 'onClose'>) {
  const { text, action, message } = searchWords.nothingFound
  const { user } = useAuth()
  const prefill: ContactPrefill = { opening: message(query.trim()), draftName: 'search' }

  function open() {
    saveDraft(user?.id ?? anonymousOwner, prefill.draftName, { values: { query } })
    onClose?.()
  }

  return (
    <div className="grid justify-items-start gap-4 px-4 pb-4">
      <p>{text}</p>
      <Link to="/contact" state={prefill} onClick={open} className={buttonClass()}>
        {action}
      </Link>
    </div>
  )
}
