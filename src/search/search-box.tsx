import { clsx } from 'clsx'
import { ArrowRight, FileText, Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { type Href, searchHref } from '@/content/catalog/hrefs'
import { maxQueryLength, searchCopy } from '@/content/copy/search'
import { pageGroups } from '@/content/catalog/suites'
import { Link } from '@/routing/link'
import { findPageRoute, getSuite } from '@/routing/route-lookup'
import { ButtonLink } from '@/components/button-link'
import { IconButton } from '@/ui/icon-button'
import { IconTile } from '@/ui/icon-tile'
import type { ApiError } from '@/lib/errors'
import { useSearch } from './load-search'
import { Highlight, pickBestSentence } from './highlight'
import type { SearchHit } from './search-index'

export interface SearchBoxProps {
  query: string
  onQueryChange: (query: string) => void
  autoFocus?: boolean
  /** Closes the dialog, if the box is in one. */
  onClose?: () => void
}

/** A search field with its results as a combobox, in the dialog and on the search page. */
export function SearchBox({ query, onQueryChange, autoFocus, onClose }: SearchBoxProps) {
  const { search, error } = useSearch()
  const hasQuery = query.trim().length > 1
  // The search page has its own list of popular pages.
  const results = (hasQuery ? search?.search(query) : onClose && search?.popularHits) ?? []
  const listId = useId()
  const [selectedIndex, setActiveIndex] = useState(0)
  // Back and Forward change the query without this field.
  const activeIndex = Math.min(selectedIndex, results.length - 1)
  const getOptionId = (index: number) => `${listId}-${index}`
  const getOption = (index: number) => document.getElementById(getOptionId(index))

  function handleKeys(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing || !(step || event.key === 'Enter')) return
    event.preventDefault()
    if (!step) return getOption(activeIndex)?.click()
    if (results.length === 0) return
    const next = (activeIndex + step + results.length) % results.length
    setActiveIndex(next)
    getOption(next)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="flex min-h-0 w-full max-w-3xl flex-col gap-2">
      {/* Not a `TextField`, because the dialog is the box around it. */}
      <div
        className={clsx(
          'flex items-center gap-3 border-b-2 border-control focus-within:border-ink',
          onClose && 'pl-4',
        )}
      >
        <Search className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={searchCopy.field}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? getOptionId(activeIndex) : undefined}
          name="q"
          autoFocus={autoFocus}
          value={query}
          onChange={({ target }) => {
            setActiveIndex(0)
            onQueryChange(target.value)
          }}
          onKeyDown={handleKeys}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={searchCopy.placeholder}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        {onClose && (
          <IconButton label={searchCopy.close} onClick={onClose}>
            <X className="size-6" />
          </IconButton>
        )}
      </div>
      <p
        role="status"
        className={clsx('mb-1 text-sm text-muted noscript:hidden', onClose && 'px-4')}
      >
        {search ? getStatus(query, results) : getLoadStatus(error)}
      </p>
      <div
        role="listbox"
        id={listId}
        aria-label={searchCopy.results}
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {results.map((hit, index) => (
          <Result
            key={index + hit.href}
            id={getOptionId(index)}
            hit={hit}
            active={index === activeIndex}
            onPointerMove={() => setActiveIndex(index)}
            onClick={onClose}
          />
        ))}
        {/* Fades out clipped results. The last result lies above the fade. */}
        {onClose && (
          <div className="pointer-events-none sticky bottom-0 -mt-12 h-12 bg-linear-to-t from-surface" />
        )}
      </div>
      {hasQuery && search && results.length === 0 && (
        <div className="grid justify-items-start gap-4 px-4 pb-4">
          <p>{searchCopy.nothingFound.text}</p>
          <ButtonLink to="/contact" onClick={onClose}>
            {searchCopy.nothingFound.action}
          </ButtonLink>
        </div>
      )}
      {onClose && hasQuery && results.length > 0 && (
        <Link
          to={searchHref(query)}
          onClick={onClose}
          className="flex min-h-11 items-center justify-center gap-2 border-t border-line text-sm font-semibold text-accent hover:underline"
        >
          {searchCopy.seeAll}
          <ArrowRight className="size-4" />
        </Link>
      )}
    </div>
  )
}

function getLoadStatus(error?: ApiError) {
  if (!error) return searchCopy.loading
  return error.kind === 'offline' ? searchCopy.offline : error.message
}

function getStatus(query: string, results: SearchHit[]) {
  if (query.trim().length < 2) return results.length > 0 && searchCopy.popular
  if (results.length === 0) return searchCopy.nothingFound.status(query.trim())
  return searchCopy.count(results.length)
}

/** A result in its suite's color, with the page, the matching title and the best sentence. */
function Result({
  hit,
  active,
  ...rest
}: { hit: SearchHit; active: boolean } & Omit<ComponentProps<'a'>, 'href'>) {
  const { href, pageLabel, title, text, terms } = hit
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
          {title === pageLabel ? pageGroups[suite].label : pageLabel}
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
