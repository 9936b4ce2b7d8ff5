import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigationType } from 'react-router-dom'
import type { Clinician } from '@/content/catalog/care-directory'
import type { SlotSection } from '@/content/types'
import { getSectionId } from '@/lib/slugify'
import { ButtonLink } from '@/routing/link'
import { useHydratedSearchParams } from '@/routing/use-hydrated-search-params'
import { CardGrid, CardItem } from '@/sections/card-grid'
import { Section } from '@/sections/section'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { TextField } from '@/ui/field'
import { NoscriptNotice } from '@/ui/noscript-notice'
import { careSearchCopy } from './copy'
import { findClinicians } from './find-clinicians'

function useCareSearch() {
  const [searchParams] = useHydratedSearchParams()
  return {
    searchQuery: searchParams.get('searchQuery') ?? '',
    location: searchParams.get('location') ?? '',
    searched: searchParams.has('searchQuery') || searchParams.has('location'),
  }
}

/** The search form of the sample directory, which keeps its query in the URL. */
export function CareSearchForm({ id, title, intro }: SlotSection) {
  const { searchQuery, location } = useCareSearch()
  return (
    <Card
      as="section"
      tone="accent"
      elevation="raised"
      id={getSectionId({ id, title })}
      aria-labelledby="care-search-title"
      className="mb-6"
    >
      <h2 id="care-search-title" className="text-h4">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{intro}</p>
      <Form
        // Back and Forward change the default values.
        key={JSON.stringify([searchQuery, location])}
        role="search"
        aria-label="Find care"
        preventScrollReset
        className="mt-4 grid items-end gap-4 sm:max-lg:grid-cols-[1.4fr_1fr_auto] xl:grid-cols-[1.4fr_1fr]"
      >
        <NoscriptNotice />
        <TextField
          {...careSearchCopy.query}
          name="searchQuery"
          defaultValue={searchQuery}
          enterKeyHint="search"
        />
        <TextField
          {...careSearchCopy.location}
          name="location"
          defaultValue={location}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit" className="h-12 xl:col-span-full">
          <Search className="size-4.5" />
          {careSearchCopy.submit}
        </Button>
      </Form>
      <p className="mt-3 text-sm text-muted">{careSearchCopy.prompt}</p>
    </Card>
  )
}

/** The results of a search, which receive the focus. */
export function CareSearchResults({ sunken }: SlotSection) {
  const { searchQuery, location, searched } = useCareSearch()
  const found = findClinicians(searchQuery, location)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const { key } = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    if (navigationType === 'POP') return
    statusRef.current?.scrollIntoView()
    statusRef.current?.focus({ preventScroll: true })
  }, [key, navigationType])

  if (!searched) return null
  return (
    <Section content={{ ...careSearchCopy.results, sunken }}>
      <p
        ref={statusRef}
        role="status"
        tabIndex={-1}
        className="mb-5 max-w-measure scroll-mt-44 font-semibold outline-none"
      >
        {careSearchCopy.summary(found.length, searchQuery.trim(), location.trim())}
      </p>
      {found.length === 0 ? (
        <Card tone="dashed" size="lg">
          <p className="max-w-measure">{careSearchCopy.nothingFound}</p>
          <ButtonLink to={careSearchCopy.ask.to} className="mt-6">
            {careSearchCopy.ask.label}
          </ButtonLink>
        </Card>
      ) : (
        <CardGrid className="md:grid-cols-2">
          {found.map((clinician) => (
            <ClinicianCard key={clinician.name} {...clinician} />
          ))}
        </CardGrid>
      )}
    </Section>
  )
}

function ClinicianCard({ name, title, specialty, treats, city, state, zip, plans }: Clinician) {
  const facts = {
    Specialty: specialty,
    Treats: treats,
    Location: `${city}, ${state} ${zip}`,
    'Plans accepted': plans.join(', '),
  }
  return (
    <CardItem>
      <h3 className="text-h4">{name}</h3>
      <p className="text-sm font-semibold text-accent">{title}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 text-sm">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </CardItem>
  )
}
