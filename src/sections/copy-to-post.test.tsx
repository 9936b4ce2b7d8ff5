import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ada,
  endpoints,
  mockJson,
  serveNoPosts,
  sessionBody,
} from '../../tests/helpers/mock-backend'
import { clickButton, fill, main, renderApp } from '../../tests/helpers/render-app'

test('a list that a visitor copies is in the form for a new post after the sign-up', async () => {
  const app = await renderApp('/services/accounting-insights')
  const name = 'Copy to a post: Month-end close in five days'
  await app.user.click(main().getByRole('button', { name }))
  await waitFor(() => expect(app.currentUrl()).toBe('/signup?redirect=/dashboard'))
  expect(await main().findByText(/^“Month-end close in five days” is kept/)).toBeVisible()
  serveNoPosts()
  mockJson('post', endpoints.signup, sessionBody())
  await fill(app.user, await main().findByLabelText('Email'), ada.email)
  await fill(app.user, main().getByLabelText('Password'), 'correct horse battery')
  await clickButton(app, 'Sign up')
  await waitFor(() => expect(app.currentUrl()).toBe('/dashboard'))
  expect(await main().findByLabelText('Title')).toHaveValue('Month-end close in five days')
  expect(main().getByLabelText('Content')).toHaveDisplayValue(
    /^Day 1\nTo do: Match bank and card statements\nQuestion: What do we have\?\n\nDay 2\n/,
  )
})
