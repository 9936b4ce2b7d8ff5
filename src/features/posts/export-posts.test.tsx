import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
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
import { pageSize, type Post } from './post'

// Functions that jsdom lacks.
Object.assign(URL, { createObjectURL: () => '#posts', revokeObjectURL: () => undefined })

async function renderAccount() {
  storeSession()
  serveUser()
  return renderApp('/dashboard/account')
}

const button = (name: string) => main().getByRole('button', { name })

/** Serves posts by ID, as many as are requested. */
const servePosts = (all: Post[], wait = () => {}) =>
  mockEndpoint('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const after = searchParams.get('id')?.replace('gt.', '') ?? ''
    const left = all.filter(({ id }) => id > after)
    wait()
    return listResponse(left.slice(0, Number(searchParams.get('limit'))), left.length)
  })

async function readAll() {
  storeSession()
  serveUser()
  const batches = []
  for await (const batch of fetchAllPosts(ada.id, new AbortController().signal)) batches.push(batch)
  return batches
}

test('reads all posts in batches that grow to 1,000 posts, and counts them once', async () => {
  const all = Array.from({ length: 4000 }, (_, index) => post(index + 1))
  const requests = servePosts(all)
  const batches = await readAll()
  expect(batches.flatMap(({ posts }) => posts)).toEqual(all)
  expect(batches.every(({ total }) => total === 4000)).toBe(true)
  const limits = requests.map(({ url }) => Number(url.searchParams.get('limit')))
  expect(limits).toEqual(limits.map((_, index) => Math.min(pageSize * 2 ** index, 1000)))
  expect(limits.at(-1)).toBe(1000)
  expect(requests.map(({ headers }) => headers.get('prefer') ?? '').join('')).toBe('count=exact')
  expect(requests.every(({ url }) => url.searchParams.get('user_id') === `eq.${ada.id}`)).toBe(true)
})

test('keeps small batches on a slow connection', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const requests = servePosts([post(1), post(2)], () => void vi.advanceTimersByTime(1500))
  await readAll()
  expect(requests.map(({ url }) => Number(url.searchParams.get('limit')))).toEqual([
    pageSize,
    pageSize,
  ])
})

test('shows the progress, and ends when the user cancels', async () => {
  const { user } = await renderAccount()
  const all = Array.from({ length: pageSize }, (_, index) => post(index + 1))
  const first = holdRequest('get', endpoints.posts)
  await user.click(button('Download CSV'))
  await first.arrived
  const later = holdRequest('get', endpoints.posts)
  first.release(listResponse(all, 1250))
  expect(await main().findByText(`${pageSize} of 1,250`)).toHaveRole('status')
  await later.arrived
  expect(button('Download JSON')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Cancel'))
  await waitFor(() => expect(button('Download CSV')).toHaveFocus())
  expect(main().queryByText(`${pageSize} of 1,250`)).not.toBeInTheDocument()
  expect(button('Download JSON')).not.toHaveAttribute('aria-disabled')
  later.release(listResponse([]))
  expect(toasts()).toEqual([])
})

test('ends when the page is left', async () => {
  const { user, goTo } = await renderAccount()
  const first = holdRequest('get', endpoints.posts)
  await user.click(button('Download CSV'))
  await first.arrived
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
