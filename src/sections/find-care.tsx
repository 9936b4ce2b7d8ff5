import { MapPin, Search } from 'lucide-react'
import * as m from 'framer-motion/m'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Clinician, clinicians } from '@/content/care-directory'
import { contact } from '@/content/links'
import type { FindCareSection } from '@/content/types'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/link'
import { Button, buttonClass } from '@/ui/button'
import { fadeUp, stagger, useInitial } from '@/ui/motion'
import { TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { Section } from './section'

interface CareSearch {
  searchQuery: string
  location: string
}

const prompt =
  'Fill in one field or both: a name, a specialty or a kind of plan, and where you would like to be seen.'

/** A search of the sample directory; the query is in the URL. */
export function FindCare({ section }: { section: FindCareSection }) {
  const [params, setParams] = useSearchParams()
  const search = {
    searchQuery: params.get('searchQuery') ?? '',
    location: params.get('location') ?? '',
  }
  const found = findClinicians(search)
  const searched = params.has('searchQuery') || params.has('location')
  const form = useRef<HTMLFormElement>(null)

  function clear() {
    setParams({}, { preventScrollReset: true })
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Section title={section.title} intro={section.intro} sunken>
      <SearchForm
        ref={form}
        {...search}
        onSearch={(asked) => setParams({ ...asked }, { preventScrollReset: true })}
      />
      <p
        role="status"
        className={cn('mt-8 max-w-prose', searched ? 'font-semibold' : 'text-muted')}
      >
        {searched ? summary(found.length, search) : prompt}
      </p>
      {searched && <Directory found={found} onClear={clear} />}
    </Section>
  )
}

function SearchForm({
  ref,
  searchQuery,
  location,
  onSearch,
}: CareSearch & { ref: Ref<HTMLFormElement>; onSearch: (search: CareSearch) => void }) {
  const [values, setValues] = useState({ searchQuery, location })
  const [inUrl, setInUrl] = useState(values)

  // Back and Forward change the URL without submitting the form.
  if (inUrl.searchQuery !== searchQuery || inUrl.location !== location) {
    setInUrl({ searchQuery, location })
    setValues({ searchQuery, location })
  }

  const field = (name: keyof CareSearch) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  })

  return (
    <form
      ref={ref}
      role="search"
      aria-label="Find care"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(values)
      }}
      className="grid items-end gap-5 rounded-xl border border-accent-line bg-surface p-5 shadow-raised sm:p-7 md:grid-cols-[1.4fr_1fr_auto]"
    >
      <Fields>
        <TextField
          label="Doctor, specialty or plan"
          placeholder="Cardiologist, PPO"
          autoComplete="off"
          enterKeyHint="search"
          {...field('searchQuery')}
        />
        <TextField
          label="ZIP code or city"
          placeholder="95112 or San José"
          autoComplete="postal-code"
          enterKeyHint="search"
          {...field('location')}
        />
        <Button type="submit" className="h-12.5">
          <Search className="size-4.5" />
          Search Now
        </Button>
      </Fields>
    </form>
  )
}

function Directory({ found, onClear }: { found: Clinician[]; onClear: () => void }) {
  const headingId = useId()
  const initial = useInitial()
  if (found.length === 0) return <NothingFound onClear={onClear} />
  return (
    <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h3 id={headingId} className="text-h3">
            Sample directory
          </h3>
          <p className="mt-1 text-muted">Invented entries that show how results look.</p>
        </div>
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      </div>
      <m.ul
        variants={stagger}
        initial={initial}
        animate="visible"
        className="grid gap-4 md:grid-cols-2"
      >
        {found.map((clinician) => (
          <m.li key={clinician.name} variants={fadeUp}>
            <Entry clinician={clinician} />
          </m.li>
        ))}
      </m.ul>
    </section>
  )
}

function Entry({
  clinician: { name, title, specialty, treats, city, state, zip, plans },
}: {
  clinician: Clinician
}) {
  return (
    <article className="h-full rounded-lg border border-line bg-surface p-6 shadow-card">
      <h4 className="text-h4">{name}</h4>
      <p className="text-sm font-semibold text-accent">{title}</p>
      <dl className="mt-4 grid gap-3 text-sm">
        <Fact name="Specialty">{specialty}</Fact>
        <Fact name="Treats">{treats}</Fact>
        <Fact name="Location">
          <MapPin className="mr-1 inline size-4 align-[-0.2em] text-accent" />
          {city}, {state} {zip}
        </Fact>
        <Fact name="Plans accepted">{plans.join(', ')}</Fact>
      </dl>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="mt-5 rounded-lg border border-dashed border-control px-6 py-10">
      <p className="max-w-prose">
        Try fewer words, only the first digits of the ZIP code, or tell us what kind of care you
        need and where.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={contact('SpecializedCare')} className={buttonClass()}>
          Ask About Specialized Care
        </Link>
        <Button variant="secondary" onClick={onClear}>
          Clear Search
        </Button>
      </div>
    </div>
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

/** The words of a text without case, accents and punctuation. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every word is a prefix of one of the others. */
const matches = (asked: string[], own: string[]) =>
  asked.every((word) => own.some((other) => other.startsWith(word)))

/** The entries that match both texts word by word; an empty text matches all. */
export function findClinicians({ searchQuery, location }: CareSearch): Clinician[] {
  const query = wordsOf(searchQuery)
  const place = wordsOf(location)
  return clinicians.filter(
    ({ name, title, specialty, treats, plans, city, state, zip }) =>
      matches(query, wordsOf([name, title, specialty, treats, ...plans].join(' '))) &&
      matches(place, wordsOf([city, state, zip].join(' '))),
  )
}
