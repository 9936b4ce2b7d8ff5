import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { main, renderApp } from './helpers/render-app'

// Tests that external text is shown as text, and that inherited property names don't count as keys.

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>'

/** Expects that no markup has become an element. */
const expectNoElements = () =>
  expect(document.querySelector('[onerror], img[src=x], body script, iframe')).toBeNull()

describe('the query string', () => {
  const values = ['nonsense', '__proto__', 'constructor', markup]
  const urls = [
    '/auth?mode=',
    '/login?redirect=',
    '/signup?service=',
    '/contact?subject=',
    '/services/insurance-plus/quote?type=',
    '/services/travel-tours/search?type=',
    '/services/home-services/',
    '/contact?__proto__[polluted]=yes&constructor[prototype][polluted]=yes&subject=',
  ]

  test.each(urls)('is ignored if it contains an unknown value: %s', async (url) => {
    const without = url.startsWith('/services/home') ? `${url}unknown` : url
    const { goTo } = await renderApp(without)
    const shown = screen.getByRole('main').textContent
    const fields = () =>
      main()
        .queryAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value)
    const text = fields()
    for (const value of values) {
      await goTo(url + encodeURIComponent(value))
      await waitFor(() => expect(screen.getByRole('main').textContent).toBe(shown))
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
