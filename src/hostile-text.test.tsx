import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  respondTo,
  authError,
  endpoints,
  restError,
  rows,
  sessionBody,
  storeSession,
  userBody,
} from '../tests/backend'
import { fill, findToast, header, main, renderApp } from '../tests/render-app'

// Text from elsewhere is shown as text, and inherited property names are not taken for keys.

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

/** Expects that no markup has become an element. */
const expectNoElements = () =>
  expect(document.querySelector('[onerror], img[src=x], body script, iframe')).toBeNull()

test('shows markup in posts, their owner and an error as text', async () => {
  const owner = { id: '7d5a2a1e-0000-4000-8000-00000000ada0', email: `${markup}@example.com` }
  storeSession(sessionBody(owner))
  const time = '2026-01-05T09:00:00Z'
  respondTo('get', endpoints.posts, () =>
    rows([
      {
        id: 'p',
        user_id: owner.id,
        title: markup,
        content: markup,
        created_at: time,
        updated_at: time,
      },
    ]),
  )
  respondTo('post', endpoints.posts, () => restError(400, 'P0001', `Refused: ${markup}`))
  const { user } = await renderApp('/dashboard')
  const list = await main().findByRole('list', { name: 'Your posts' })
  expect(within(list).getAllByText(markup)).toHaveLength(2)
  expect(header().getByText(`Welcome, ${markup}`)).toBeVisible()

  await user.click(main().getByRole('button', { name: `Delete ${markup}` }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent(markup)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))

  await fill(user, main().getByLabelText('Title'), markup)
  await user.click(main().getByRole('button', { name: 'Create Post' }))
  await findToast('Error creating post', `Refused: ${markup}`)
  expectNoElements()
})

test('shows markup in a contact message and an error as text', async () => {
  const refusal = `Refused: ${markup}`
  const sent = respondTo('post', endpoints.contacts, () => restError(400, 'P0001', refusal))
  const { user } = await renderApp('/contact')
  for (const [label, text] of [
    ['Full Name', markup],
    ['Email Address', 'ada@example.com'],
    ['Company', markup],
    ['Your Message', markup],
  ] as const)
    await fill(user, main().getByLabelText(label), text)
  await user.click(main().getByRole('button', { name: 'Send Message' }))
  await findToast('Submission Error', refusal)
  expect(sent[0]!.body).toMatchObject({ name: markup, company: markup, message: markup })
  expectNoElements()
})

test('shows markup in the old and the new email as text', async () => {
  const owner = { id: '7d5a2a1e-0000-4000-8000-00000000ada0', email: `${markup}@example.com` }
  const next = `next-${markup}@example.com`
  storeSession(sessionBody(owner))
  respondTo('get', endpoints.user, () => HttpResponse.json({ ...userBody(owner), new_email: next }))
  await renderApp('/dashboard/account')
  expect(await main().findByText((text) => text.includes(`It becomes ${next}`))).toBeVisible()
  expect(main().getByText((text) => text.includes(`is ${owner.email}.`))).toBeVisible()
  expectNoElements()
})

test('shows markup in an error of the auth service as text', async () => {
  const refusal = `Refused: ${markup}`
  respondTo('post', endpoints.token, () => authError(400, 'refused', refusal))
  const { user } = await renderApp('/login')
  await fill(user, main().getByLabelText('Email'), 'ada@example.com')
  await fill(user, main().getByLabelText('Password'), markup)
  await user.click(main().getByRole('button', { name: 'Log In' }))
  expect(await main().findByRole('alert')).toHaveTextContent(refusal)
  await findToast('Authentication Error', refusal)
  expectNoElements()
})

describe('the query string', () => {
  const values = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    markup,
    'javascript:alert(1)',
  ]
  const pages = [
    '/auth?mode=',
    '/login?redirect=',
    '/signup?service=',
    '/contact?subject=',
    '/services/insurance-plus/quote?type=',
    '/services/travel-tours/search?type=',
    '/services/home-services/',
    '/contact?__proto__[polluted]=yes&constructor[prototype][polluted]=yes&subject=',
  ]

  test.each(pages)('is ignored if it holds an unknown value: %s', async (page) => {
    const without = page.startsWith('/services/home') ? `${page}unknown` : page
    const { goTo } = await renderApp(without)
    const heading = main().getByRole('heading', { level: 1 }).textContent
    const fields = () =>
      main()
        .queryAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value)
    const text = fields()
    for (const value of values) {
      await goTo(page + encodeURIComponent(value))
      await waitFor(() =>
        expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(heading!),
      )
      expect(fields()).toEqual(text)
      expect(main().queryByText(/undefined|\[object|native code/)).not.toBeInTheDocument()
      expectNoElements()
    }
    expect({}).not.toHaveProperty('polluted')
  })

  test('shows markup in a search as text', async () => {
    await renderApp(
      `/services/healthcare/find-care?searchQuery=${encodeURIComponent(markup)}&location=__proto__`,
    )
    expect(main().getByRole('textbox', { name: 'Doctor, specialty or plan' })).toHaveValue(markup)
    expect(main().getByRole('textbox', { name: 'ZIP code or city' })).toHaveValue('__proto__')
    expectNoElements()
  })
})
