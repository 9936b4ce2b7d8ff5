import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  ada,
  endpoints,
  endSessionOnServer,
  holdRequest,
  networkFailure,
  mockEndpoint,
  listResponse,
  serveUser,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import { post } from '../../../tests/helpers/post-fixtures'
import { findToast, main, renderApp, toasts } from '../../../tests/helpers/render-app'
import { fetchAllPosts } from './api'

// Functions that jsdom lacks.
Object.assign(URL, { createObjectURL: () => '#posts', revokeObjectURL: () => undefined })

async function renderAccount() {
  storeSession()
  serveUser()
  return renderApp('/dashboard/account')
}

const button = (name: string) => main().getByRole('button', { name })

test('reads all posts in batches', async () => {
  const all = Array.from({ length: 600 }, (_, index) => post(index + 1))
  storeSession()
  serveUser()
  const requests = mockEndpoint('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const after = searchParams.get('id')?.replace('gt.', '') ?? ''
    const left = all.filter(({ id }) => id > after)
    return listResponse(left.slice(0, Number(searchParams.get('limit'))), left.length)
  })
  expect(await fetchAllPosts(ada.id, new AbortController().signal)).toEqual(all)
  // Full batches and an empty one. Posts have up to 20,000 characters of up to 4 bytes.
  const limit = Number(requests[0]!.url.searchParams.get('limit'))
  expect(requests).toHaveLength(600 / limit + 1)
  expect(limit * 20_000 * 4).toBeLessThanOrEqual(2_000_000)
  expect(requests.every(({ url }) => url.searchParams.get('user_id') === `eq.${ada.id}`)).toBe(true)
})

test('disables the buttons while it loads, and ends when the page is left', async () => {
  const { user, goTo } = await renderAccount()
  const first = holdRequest('get', endpoints.posts)
  await user.click(button('Download CSV'))
  await first.arrived
  for (const name of ['Downloading...', 'Download JSON'])
    expect(button(name)).toHaveAttribute('aria-disabled', 'true')
  expect(button('Downloading...')).toHaveFocus()
  await goTo('/dashboard')
  const later = mockEndpoint('get', endpoints.posts, () => listResponse([]))
  first.release(listResponse([post(1), post(2)]))
  await main().findByRole('heading', { name: /^Your posts/ })
  expect(later.filter(({ url }) => url.search.includes('gt.'))).toEqual([])
  expect(toasts()).toEqual([])
})

test('shows an error and does not download a file if the session ends before the last batch', async () => {
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL')
  const { user, currentUrl } = await renderAccount()
  mockEndpoint('get', endpoints.posts, ({ request }) => {
    if (!request.url.includes('gt.')) return listResponse([post(1), post(2)])
    endSessionOnServer()
    return listResponse([])
  })
  await user.click(button('Download JSON'))
  await findToast('Error downloading posts', 'Your session has ended. Log in again.')
  await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard/account'))
  expect(createObjectUrl).not.toHaveBeenCalled()
})

test('reports a failure and can be restarted', async () => {
  const { user } = await renderAccount()
  mockEndpoint('get', endpoints.posts, ({ request }) =>
    request.url.includes('gt.') ? networkFailure() : listResponse([post(1), post(2)]),
  )
  await user.click(button('Download JSON'))
  await findToast('Error downloading posts', /^We didn’t get a response/)
  expect(button('Download CSV')).not.toHaveAttribute('aria-disabled')
  mockEndpoint('get', endpoints.posts, ({ request }) =>
    listResponse(request.url.includes('gt.') ? [] : [post(1), post(2)]),
  )
  await user.click(button('Download JSON'))
  await findToast('Posts Downloaded', '2 in all.')
  expect(button('Download JSON')).not.toHaveAttribute('aria-disabled')
})
