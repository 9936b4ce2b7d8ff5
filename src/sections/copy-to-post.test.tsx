import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveDraft } from '@/drafts/drafts'
import {
  ada,
  endpoints,
  mockJson,
  serveNoPosts,
  sessionBody,
  storeSession,
} from '../../tests/helpers/mock-backend'
import { clickButton, fill, findToast, main, renderApp } from '../../tests/helpers/render-app'

const name = 'Copy to a post: Month-end close in five days'

test('a list that a visitor copies is in the form for a new post after the sign-up', async () => {
  const app = await renderApp('/services/accounting-insights')
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

test('a user who copies a list while a post is being sent stays on the page of the list', async () => {
  storeSession()
  saveDraft({ ownerId: ada.id, name: 'post:', values: { title: 'First' }, isSending: true })
  const { user, currentUrl } = await renderApp('/services/accounting-insights')
  await user.click(main().getByRole('button', { name }))
  await findToast('Error copying the list', /still being sent/)
  expect(currentUrl()).toBe('/services/accounting-insights')
})
