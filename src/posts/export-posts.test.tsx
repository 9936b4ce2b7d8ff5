import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { AuthProvider } from '@/auth/auth-provider'
import { useAuth } from '@/auth/use-auth'
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
import { readAllPosts } from './posts'

const postId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const post = (number: number) => ({
  id: postId(number),
  user_id: ada.id,
  title: `Post ${number}`,
  content: null,
  created_at: new Date(1_767_600_000_000 + number * 1000).toISOString(),
  updated_at: new Date(1_767_600_000_000 + number * 1000).toISOString(),
})

async function renderAccount() {
  storeSession()
  respondTo('get', endpoints.user, () => HttpResponse.json(userBody(ada)))
  return renderApp('/dashboard/account')
}

const button = (name: string) => main().getByRole('button', { name })

test('reads all posts page by page', async () => {
  const all = Array.from({ length: 10_000 }, (_, index) => post(index + 1))
  storeSession()
  const requests = respondTo('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const after = searchParams.get('id')?.replace('gt.', '') ?? ''
    const left = all.filter(({ id }) => id > after)
    return rows(left.slice(0, Number(searchParams.get('limit'))), left.length)
  })
  const { result } = renderHook(useAuth, {
    wrapper: ({ children }) => <AuthProvider sessionStored>{children}</AuthProvider>,
  })
  const auth = { ...result.current, userId: ada.id }
  const posts = []
  const remaining = []
  for await (const page of readAllPosts(auth, new AbortController().signal)) {
    posts.push(...page.posts)
    remaining.push(page.remaining)
  }
  expect(posts).toEqual(all)
  expect(remaining.slice(0, 2)).toEqual([9800, 9600])
  expect(requests).toHaveLength(51)
  expect(requests.every(({ url }) => url.searchParams.get('user_id') === `eq.${ada.id}`)).toBe(true)
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
  expect(toasts()).toEqual([])
})

test('reports that the posts failed to load', async () => {
  const { user } = await renderAccount()
  respondTo('get', endpoints.posts, networkFailure)
  await user.click(button('Download JSON'))
  await findToast('Error downloading posts', 'An unexpected error occurred.')
  expect(button('Download JSON')).toBeEnabled()
})
