import { Search } from 'lucide-react'
import * as m from 'framer-motion/m'
import { useEffect, useId, useRef } from 'react'
import { Form, useSearchParams } from 'react-router-dom'
import {
  careSearch,
  type Clinician,
  clinicians,
  ignoredWords,
  stateNames,
} from '@/content/care-directory'
import type { FindCareSection } from '@/content/types'
import { cn } from '@/lib/cn'
import { Link } from '@/routing/link'
import { termsOf } from '@/lib/words'
import { Button, buttonClass } from '@/ui/button'
import { fadeUp, stagger, useInitial } from '@/ui/motion'
import { TextField } from '@/ui/field'
import { NeedsJavaScript } from '@/ui/client-only'
import { Section } from './section'

interface CareSearch {
  searchQuery: string
  location: string
}

/** A search of the sample directory; the query is in the URL. */
export function FindCare({ title, intro }: FindCareSection) {
  const [params, setParams] = useSearchParams()
  const searchQuery = params.get('searchQuery') ?? ''
  const location = params.get('location') ?? ''
  const searched = params.has('searchQuery') || params.has('location')
  const found = findClinicians({ searchQuery, location })
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  // Back and Forward change the URL, and with it the default values, without submitting the form.
  useEffect(() => {
    const element = form.current
    return () => element?.reset()
  }, [searchQuery, location])

  function showResults() {
    status.current?.scrollIntoView()
    status.current?.focus({ preventScroll: true })
  }

  function clear() {
    setParams({}, { preventScrollReset: true })
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Section title={title} intro={intro} sunken>
      <Form
        ref={form}
        role="search"
        aria-label="Find care"
        preventScrollReset
        onSubmit={showResults}
        className="grid items-end gap-5 rounded-xl border border-accent-line bg-surface p-5 shadow-raised sm:p-7 md:grid-cols-[1.4fr_1fr_auto]"
      >
        <NeedsJavaScript what="This form" />
        <TextField
          label="Doctor, specialty or plan"
          placeholder="Family doctor, PPO"
          name="searchQuery"
          defaultValue={searchQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <TextField
          label="ZIP code or city"
          placeholder="95112 or San José"
          name="location"
          defaultValue={location}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit" className="h-12.5">
          <Search className="size-4.5" />
          Search Now
        </Button>
      </Form>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={cn('mt-8 max-w-prose', searched ? 'font-semibold' : 'text-muted')}
      >
        {searched ? summary(found.length, { searchQuery, location }) : careSearch.prompt}
      </p>
      {searched && <Directory found={found} onClear={clear} />}
    </Section>
  )
}

function Directory({ found, onClear }: { found: Clinician[]; onClear: () => void }) {
  const headingId = useId()
  const initial = useInitial()
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      {careSearch.clear}
    </Button>
  )
  if (found.length === 0)
    return (
      <div className="mt-5 rounded-lg border border-dashed border-control px-6 py-10">
        <p className="max-w-prose">{careSearch.nothingFound}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={careSearch.ask.to} className={buttonClass()}>
            {careSearch.ask.label}
          </Link>
          {clear}
        </div>
      </div>
    )
  return (
    <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h3 id={headingId} className="text-h3">
            {careSearch.resultsTitle}
          </h3>
          <p className="mt-1 text-muted">{careSearch.resultsNote}</p>
        </div>
        {clear}
      </div>
      <m.ul
        variants={stagger}
        initial={initial}
        animate="visible"
        className="grid gap-4 md:grid-cols-2"
      >
        {found.map((clinician) => (
          <m.li key={clinician.name} variants={fadeUp} className="grid">
            <Entry {...clinician} />
          </m.li>
        ))}
      </m.ul>
    </section>
  )
}

function Entry({ name, title, specialty, treats, city, state, zip, plans }: Clinician) {
  const facts: [label: string, value: string][] = [
    ['Specialty', specialty],
    ['Treats', treats],
    ['Location', `${city}, ${state} ${zip}`],
    ['Plans accepted', plans.join(', ')],
  ]
  return (
    <article className="rounded-lg border border-line bg-surface p-6 shadow-card">
      <h4 className="text-h4">{name}</h4>
      <p className="text-sm font-semibold text-accent">{title}</p>
      <dl className="mt-4 grid gap-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[2fr_3fr] gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** The number of results and the query, in one line. */
function summary(count: number, { searchQuery, location }: CareSearch) {
  const what = searchQuery.trim() && `“${searchQuery.trim()}”`
  const where = location.trim() && ` near “${location.trim()}”`
  if (count === 0)
    return `Nothing in the sample directory matched ${what || 'your search'}${where}.`
  return `${count} sample ${count === 1 ? 'entry' : 'entries'}${what && ` for ${what}`}${where}`
}

/** Whether every word, or its singular, is a prefix of one of the others. */
const matches = (asked: string[], own: string[]) =>
  asked.every((word) =>
    own.some((other) => other.startsWith(word) || other.startsWith(word.replace(/s$/, ''))),
  )

/** A ZIP code finds the area that its first three digits name; the four digits of ZIP+4 are left out. */
const areaOf = (location: string) => location.replace(/\b(\d{3})\d{2}(-\d{4})?\b/g, '$1')

/** The entries that match both texts word by word, those in the ZIP code itself first; an empty text matches all. */
export function findClinicians({ searchQuery, location }: CareSearch): Clinician[] {
  const query = termsOf(searchQuery).filter((word) => !ignoredWords.has(word))
  const place = termsOf(areaOf(location))
  return clinicians
    .filter(
      ({ name, title, specialty, treats, alsoCalled, plans, city, state, zip }) =>
        matches(query, termsOf([name, title, specialty, treats, alsoCalled, ...plans].join(' '))) &&
        matches(place, termsOf([city, state, stateNames[state], zip].join(' '))),
    )
    .toSorted((a, b) => Number(location.includes(b.zip)) - Number(location.includes(a.zip)))
}
