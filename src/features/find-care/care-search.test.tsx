import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { clinicians } from '@/content/catalog/care-directory'
import { careSearch } from '@/content/pages/services/healthcare/find-care'
import { CareSearchForm, CareSearchResults } from './care-search'
import { findClinicians } from './find-clinicians'

const path = '/services/healthcare/find-care'

function show(search = '') {
  const element = (
    <>
      <CareSearchForm {...careSearch} />
      <CareSearchResults {...careSearch} />
    </>
  )
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path + search] })
  render(<RouterProvider router={router} />)
  return router
}

const who = () => screen.getByRole('textbox', { name: 'Doctor, specialty or plan' })
const where = () => screen.getByRole('textbox', { name: 'ZIP code or city' })
const searchNow = () => screen.getByRole('button', { name: 'Search Now' })
const entries = () => screen.queryAllByRole('article')

const namesFor = (searchQuery: string, location = '') =>
  findClinicians(searchQuery, location).map(({ name }) => name)

test('shows a prompt and no list before a search', () => {
  show()
  expect(screen.getByText(/^Fill in one or both fields/)).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(entries()).toHaveLength(0)
  expect(who()).toHaveAttribute('name', 'searchQuery')
  expect(where()).toHaveAttribute('name', 'location')
})

test('puts both values into the URL and shows the matching entries', async () => {
  const user = userEvent.setup()
  const router = show()
  await user.type(who(), 'cardiologist ppo')
  await user.type(where(), 'san jose{Enter}')
  expect(await screen.findByText('Sample directory')).toBeVisible()
  const params = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(params)).toEqual({
    searchQuery: 'cardiologist ppo',
    location: 'san jose',
  })
  expect(router.state.preventScrollReset).toBe(true)
  expect(screen.getByRole('heading', { name: 'Dr. Inés Calderón' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 sample entry for “cardiologist ppo” near “san jose”',
  )
  expect(screen.getByText(/Fictional entries/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
})

test('shows the whole directory for an empty search', async () => {
  const user = userEvent.setup()
  show()
  await user.click(searchNow())
  expect(await screen.findAllByRole('article')).toHaveLength(clinicians.length)
})

test('reads the search from the URL and follows Back', async () => {
  const user = userEvent.setup()
  const router = show('?searchQuery=allergist&location=Denver')
  expect(who()).toHaveValue('allergist')
  expect(where()).toHaveValue('Denver')
  expect(entries()).toHaveLength(1)
  await user.clear(who())
  await user.type(who(), 'pediatrician')
  await user.clear(where())
  await user.click(searchNow())
  expect(await screen.findByText('Dr. Hana Novotná')).toBeVisible()
  await router.navigate(-1)
  expect(await screen.findByText('Dr. Leo Hartigan')).toBeVisible()
  expect(who()).toHaveValue('allergist')
})

test('without results, links to the contact page', () => {
  show('?searchQuery=cardiologist&location=Anchorage')
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing in the sample directory matched “cardiologist” near “Anchorage”.',
  )
  expect(screen.getByRole('link', { name: 'Ask about specialized care' })).toHaveAttribute(
    'href',
    '/contact?subject=SpecializedCare',
  )
})

test('matches word by word, ignoring case and accents', () => {
  expect(namesFor('INES calderon')).toEqual(['Dr. Inés Calderón'])
  expect(namesFor('Novotná')).toEqual(['Dr. Hana Novotná'])
  expect(namesFor('medicaid primary')).toEqual([
    'Dr. Martin Oyelaran',
    'Ruth Abara, NP',
    'Dr. Walter Szymański',
  ])
  expect(namesFor('medicaid submarine')).toEqual([])
})

test.each<[query: string, ...names: string[]]>([
  ['family doctor', 'Dr. Martin Oyelaran'],
  ['a skin doctor who takes EPO', 'Dr. Priya Raghunath'],
  ['heart doctors', 'Dr. Inés Calderón'],
  ['OB-GYN', 'Dr. Amélie Fontenot'],
  ['Medicare Advantage plan', 'Dr. Walter Szymański', 'Dr. Clara Penhallow'],
])('finds clinicians by the everyday word %s', (query, ...names) => {
  expect(namesFor(query)).toEqual(names)
})

test('finds every doctor with "doctor"', () => {
  const doctors = clinicians.map(({ name }) => name).filter((name) => name.startsWith('Dr.'))
  expect(namesFor('doctor')).toEqual(doctors)
})

test('matches a location by ZIP code area, city or state', () => {
  expect(namesFor('', '951')).toHaveLength(2)
  expect(namesFor('', '02118')).toEqual(['Dr. Yusuf Demirel', 'Dr. Clara Penhallow'])
  expect(namesFor('', '02130-4455')).toEqual(['Dr. Clara Penhallow', 'Dr. Yusuf Demirel'])
  expect(namesFor('', '118')).toEqual([])
  expect(namesFor('', '99501')).toEqual([])
  expect(namesFor('', 'canon city, CO')).toEqual(['Mei-Lin Troup, DPT'])
  expect(namesFor('', 'Portland, Oregon')).toHaveLength(2)
})

test('gives every clinician a unique name, a ZIP code and a plan', () => {
  expect(new Set(clinicians.map(({ name }) => name)).size).toBe(clinicians.length)
  for (const { zip, plans } of clinicians) {
    expect(zip).toMatch(/^\d{5}$/)
    expect(plans.length).toBeGreaterThan(0)
  }
})
