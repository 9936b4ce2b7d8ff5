import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { homeServiceBookings } from '@/content/pages/services/home-services/booking'
import { insuranceQuotes } from '@/content/pages/services/insurance-plus/quote'
import { travelSearches } from '@/content/pages/services/travel-tours/search'
import type { InquiryContent } from '@/content/types'
import { limits } from '@/features/contact/contact-message'
import { closeApp, heading, main, renderApp } from '../../../tests/helpers/render-app'
import { formatInquiry } from './answers'

const field = (label: string | RegExp) => main().getByLabelText(label)
const proceed = () => main().getByRole('button', { name: 'Continue to Contact' })

const all: { copy: InquiryContent; at: (kind: string) => string; parent: string }[] = [
  {
    copy: insuranceQuotes,
    at: (kind) => `/services/insurance-plus/quote?type=${kind}`,
    parent: 'Insurance Plus',
  },
  {
    copy: travelSearches,
    at: (kind) => `/services/travel-tours/search?type=${kind}`,
    parent: 'Travel & Tours',
  },
  {
    copy: homeServiceBookings,
    at: (kind) => `/services/home-services/${kind}`,
    parent: 'Home Services',
  },
]

describe.each(all)('$parent', ({ copy, at, parent }) => {
  const [, second] = Object.entries(copy.types)

  test.each(Object.values(copy.types))(
    'the headline of $label contains it, and its form is short',
    ({ label, headline, fields }) => {
      expect(headline.toLowerCase()).toContain(label.toLowerCase().replace('&', 'and'))
      expect(fields.length).toBeGreaterThanOrEqual(3)
      expect(fields.length).toBeLessThanOrEqual(6)
    },
  )

  test.each([second!])(
    '%s has its page title and form, and links to its parent and the other types',
    async (kind, { headline, fields }) => {
      await renderApp(at(kind))
      expect(main().getByRole('heading', { level: 1, name: headline })).toBeVisible()
      await waitFor(() => expect(document.title).toBe(`${headline} | ${brand.name}`))
      for (const { label, required } of fields)
        expect(main().getByLabelText(label).hasAttribute('required')).toBe(required === true)
      const nav = within(
        main().getByRole('navigation', { name: copy.typesLabel ?? copy.typesTitle }),
      )
      expect(nav.getAllByRole('link')).toHaveLength(Object.keys(copy.types).length)
      expect(nav.getByRole('link', { current: 'page' })).toHaveAttribute('href', at(kind))
      expect(main().getByRole('link', { name: parent })).toBeVisible()
    },
  )

  test('shows all types for an unknown type', async () => {
    await renderApp(at('nonsense'))
    expect(main().getByRole('heading', { level: 1, name: copy.headline })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${copy.headline} | ${brand.name}`))
    const cards = main().getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      Object.values(copy.types).map(({ label }) => label),
    )
    for (const [index, slug] of Object.keys(copy.types).entries()) {
      expect(within(cards[index]!).getByRole('link')).toHaveAttribute('href', at(slug))
    }
  })

  test('the longest answers fit into a contact message', () => {
    for (const { fields } of Object.values(copy.types)) {
      const longest = (kind: string) => 'x'.repeat(kind === 'textarea' ? 2000 : 200)
      const values = Object.fromEntries(
        fields.map(({ name, kind }) => [name, kind === 'date' ? '2026-09-30' : longest(kind)]),
      )
      const message = formatInquiry(copy.formTitle, fields, values)
      expect(message.length).toBeLessThanOrEqual(limits.message)
    }
  })
})

test('the letter case of the type counts in the query, but not in the path', async () => {
  await renderApp('/services/home-services/Pest-Control')
  expect(heading()).toHaveTextContent('Ask about pest control')
  closeApp()
  await renderApp('/services/insurance-plus/quote?type=LIFE')
  expect(heading()).toHaveTextContent(insuranceQuotes.headline)
})

test('prefills the contact page with readable text and keeps the text out of the URL', async () => {
  const { user, currentUrl } = await renderApp('/services/insurance-plus/quote?type=life')
  await user.type(field('Your age'), '41')
  await user.selectOptions(field(/Tobacco/), 'No')
  await user.selectOptions(field('Coverage amount'), '$100,000 to $250,000')
  await user.type(field('What the money is for'), 'Clear the mortgage.{Enter}Then college.')
  await user.click(proceed())
  expect(await main().findByLabelText('Your Message')).toHaveValue(
    [
      'Insurance request: Life',
      'Your age: 41',
      'Tobacco or nicotine in the last year: No',
      'Coverage amount: $100,000 to $250,000',
      '',
      'What the money is for:',
      'Clear the mortgage.',
      'Then college.',
    ].join('\n'),
  )
  expect(main().getByText('A question about insurance')).toBeVisible()
  expect(currentUrl()).toBe('/contact?subject=InsurancePlusHelp')
})

test('shows an error at each missing field and focuses the first', async () => {
  const { user, currentUrl } = await renderApp('/services/home-services/moving-shifting')
  await user.type(field('Moving from (ZIP code)'), '94110')
  await user.click(proceed())
  expect(field('Moving to (ZIP code)')).toHaveFocus()
  expect(field('Moving to (ZIP code)')).toBeInvalid()
  expect(field('Moving to (ZIP code)')).toHaveAccessibleDescription('This field is required.')
  expect(field('Moving from (ZIP code)')).toBeValid()
  expect(currentUrl()).toBe('/services/home-services/moving-shifting')
  await user.type(field('Moving to (ZIP code)'), '94131')
  expect(field('Moving to (ZIP code)')).toBeValid()
})

test('a later date can be chosen only after the earlier one', async () => {
  const { user } = await renderApp('/services/travel-tours/search?type=hotels-stays')
  await user.type(field('Arrival date'), '2999-01-31')
  expect(field('Departure date')).toHaveAttribute('min', '2999-02-01')
})

test('links to the other types and keeps the input of each', async () => {
  const { user } = await renderApp('/services/travel-tours/search?type=flights')
  await user.type(field('Destination'), 'Lisbon')
  await user.click(main().getByRole('link', { name: 'Car Rentals' }))
  expect(await main().findByLabelText('Pickup location')).toHaveValue('')
  await user.click(main().getByRole('link', { name: 'Flights' }))
  expect(await main().findByLabelText('Destination')).toHaveValue('Lisbon')
})
