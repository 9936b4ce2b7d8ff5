import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  ada,
  endpoints,
  holdRequest,
  networkFailure,
  respondTo,
  rows,
  storeSession,
  userBody,
} from '../../tests/backend'
import { findToast, main, renderApp, toasts } from '../../tests/render-app'

const postId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const post = (number: number) => ({
  id: postId(number),
  user_id: ada.id,
  title: `Post ${number}`,
  content: null,
  created_at: new Date(1_767_600_000_000 + number * 1000).toISOString(),
  updated_at: new Date(1_767_600_000_000 + number * 1000).toISOString(),
})

let downloads: { name: string; file: Blob }[]

beforeEach(() => {
  downloads = []
  let file: Blob
  URL.createObjectURL = (object: Blob) => {
    file = object
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, file })
  })
})

async function renderAccount() {
  storeSession()
  respondTo('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
  return renderApp('/dashboard/account')
}

const button = (name: string) => main().getByRole('button', { name })

test('downloads all posts, page by page', async () => {
  const all = Array.from({ length: 10_000 }, (_, index) => post(index + 1))
  const { user } = await renderAccount()
  const requests = respondTo('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const after = searchParams.get('id')?.replace('gt.', '') ?? ''
    const left = all.filter(({ id }) => id > after)
    return rows(left.slice(0, Number(searchParams.get('limit'))), left.length)
  })
  await user.click(button('Download JSON'))
  await findToast('Posts Downloaded', '10,000 in all.')
  expect(requests).toHaveLength(51)
  expect(requests.every(({ url }) => url.searchParams.get('user_id') === `eq.${ada.id}`)).toBe(true)
  expect(downloads.map(({ name }) => name)).toEqual(['omnia-posts.json'])
  const exported = JSON.parse(await downloads[0]!.file.text()) as { title: string }[]
  expect(exported).toHaveLength(10_000)
  expect(exported[0]!.title).toBe('Post 10000')
  expect(button('Download JSON')).toHaveFocus()
  expect(button('Download CSV')).toBeEnabled()
})

test('shows the progress, and can be canceled', async () => {
  const { user } = await renderAccount()
  const first = holdRequest('get', endpoints.posts)
  await user.click(button('Download CSV'))
  expect(main().getByText('Loading your posts...')).toBeVisible()
  await first.arrived
  const second = holdRequest('get', endpoints.posts)
  first.release(rows([post(1), post(2)], 5000))
  await second.arrived
  expect(await main().findByText('2 of 5,000 posts')).toBeVisible()
  expect(main().getByRole('progressbar', { name: 'Download' })).toHaveAttribute('max', '5000')
  expect(button('Cancel')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button('Download CSV')).toHaveFocus())
  expect(downloads).toEqual([])
  expect(toasts()).toEqual([])
})

test('reports that the posts failed to load', async () => {
  const { user } = await renderAccount()
  respondTo('get', endpoints.posts, networkFailure)
  await user.click(button('Download JSON'))
  await findToast('Error downloading posts', 'An unexpected error occurred.')
  expect(button('Download JSON')).toBeEnabled()
  expect(downloads).toEqual([])
})
