import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { queryClient } from '@/lib/query-client'
import {
  ada,
  bob,
  endpoints,
  endSessionOnServer,
  factor,
  factorSession,
  holdRequest,
  otherTab,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import {
  emptyText,
  renderDashboard,
  stored,
  title,
  titles,
} from '../../../tests/helpers/render-dashboard'
import { expectConsoleError } from '../../../tests/helpers/expect-console'
import { post, postId } from '../../../tests/helpers/post-fixtures'
import {
  button,
  clickButton,
  closeApp,
  waitForContent,
  fill,
  findToast,
  header,
  main,
  mountApp,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'

describe('access to the dashboard', () => {
  test('redirects a visitor to the login page and keeps the linked page and post', async () => {
    const { currentUrl } = await renderApp(`/dashboard?page=2&edit=${postId(1)}`)
    await waitFor(() =>
      expect(currentUrl()).toBe(
        `/auth?mode=login&redirect=/dashboard%3Fpage%3D2%26edit%3D${postId(1)}`,
      ),
    )
  })

  test('shows the header and an outline while the session is checked', async () => {
    storeSession(sessionBody(ada, -60))
    const refresh = holdRequest('post', endpoints.token)
    const { currentUrl } = await mountApp('/dashboard')
    await refresh.arrived
    expect((await main().findByText('Loading')).parentElement).toHaveRole('status')
    expect(main().queryByRole('heading')).not.toBeInTheDocument()
    expect(header().getByRole('link', { name: 'Pricing' })).toBeVisible()
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
    expect(currentUrl()).toBe('/dashboard')

    mockEndpoint('get', endpoints.posts, () => listResponse(stored))
    refresh.release(HttpResponse.json(sessionBody(ada)))
    await waitForContent()
    await main().findByText('Post 1')
  })

  test('returns from the login page when a slow auth service confirms the session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    storeSession(sessionBody(ada, -60))
    mockEndpoint('get', endpoints.posts, () => listResponse(stored))
    const refresh = holdRequest('post', endpoints.token)
    const { currentUrl } = await mountApp('/dashboard')
    await refresh.arrived
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard'))
    refresh.release(HttpResponse.json(sessionBody(ada)))
    await waitFor(() => expect(currentUrl()).toBe('/dashboard'))
    await waitFor(() => expect(main().getByText('Post 1')).toBeVisible())
  })

  test('redirects to the login page if the server rejects the stored session', async () => {
    storeSession()
    mockEndpoint('get', endpoints.posts, () =>
      postgrestErrorResponse(401, 'PGRST301', 'No suitable key'),
    )
    endSessionOnServer()
    const { currentUrl } = await renderApp('/auth?mode=login&redirect=/dashboard')
    await findToast('Error fetching posts', 'Your session has ended. Log in again.')
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard'))
    await waitFor(() => expect(main().getByLabelText('Email')).toBeVisible())
    expect(storedSession()).toBeNull()
  })

  test('redirects to the login page also if the client of the session didn’t load at first', async () => {
    // The page loads, and the client doesn't.
    vi.mocked(loadModule)
      .mockImplementationOnce((load) => load())
      .mockRejectedValueOnce(new ApiError('Offline', 'repeatable'))
    storeSession()
    mockEndpoint('get', endpoints.posts, () =>
      postgrestErrorResponse(401, 'PGRST301', 'No suitable key'),
    )
    endSessionOnServer()
    const { goTo, currentUrl } = await renderApp('/pricing')
    await goTo('/dashboard')
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard'))
  })

  test.each([
    ['opens the dashboard', []],
    ['searches', stored],
  ])(
    'asks a user who %s to log in, instead of showing no posts, after the session ended on another device',
    async (_, before) => {
      storeSession()
      mockEndpoint('get', endpoints.posts, () => listResponse(before, before.length && 7))
      if (!before.length) endSessionOnServer()
      const { user, currentUrl } = await renderApp('/dashboard')
      if (before.length) {
        await main().findByRole('list', { name: 'Your posts' })
        endSessionOnServer()
        mockEndpoint('post', endpoints.searchPosts, () => listResponse([]))
        await user.type(main().getByRole('searchbox'), 'One{Enter}')
      }
      await findToast('Error fetching posts', 'Your session has ended. Log in again.')
      await waitFor(() => expect(currentUrl()).toMatch(/^\/auth\?mode=login&redirect=\/dashboard/))
      expect(screen.queryByText(emptyText)).not.toBeInTheDocument()
    },
  )

  test('renews the session, instead of showing no posts, if the response that added an authenticator was lost', async () => {
    const factors = [factor()]
    const renewed = factorSession(factors, 'aal2')
    storeSession()
    serveUser({ factors })
    mockEndpoint('post', endpoints.token, () => HttpResponse.json(renewed))
    mockEndpoint('get', endpoints.posts, ({ request }) =>
      // The database hides the posts from the token without the code.
      listResponse(
        request.headers.get('Authorization')?.endsWith(renewed.access_token) ? stored : [],
      ),
    )
    const app = await renderApp('/dashboard')
    await findToast('Error fetching posts', /Try again in a moment\.$/)
    expect(screen.queryByText(emptyText)).not.toBeInTheDocument()
    await clickButton(app, 'Try again')
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
  })

  test('asks to log in, and keeps the text, if the session ended on another device before a post is created', async () => {
    const { user, currentUrl } = await renderDashboard()
    mockEndpoint('post', endpoints.posts, () =>
      postgrestErrorResponse(
        403,
        '42501',
        'new row violates row-level security policy for table "posts"',
      ),
    )
    endSessionOnServer()
    await fill(user, title(), 'Kept')
    await user.click(button('Create Post'))
    await findToast('Error creating post', 'Your session has ended. Log in again.')
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard'))
    otherTab().send('SIGNED_IN', sessionBody(ada))
    await waitFor(() => expect(title()).toHaveValue('Kept'))
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows the posts of a different user after they log in', async () => {
    const { user } = await renderDashboard()
    await fill(user, title(), 'Ada’s secret')
    const lists = mockEndpoint('get', endpoints.posts, () =>
      listResponse([{ ...post(9), user_id: bob.id }]),
    )
    storeSession(sessionBody(bob))
    otherTab().send('SIGNED_IN', sessionBody(bob))
    await waitFor(() => expect(titles()).toEqual(['Post 9']))
    expect(lists[0]!.url.searchParams.get('user_id')).toBe(`eq.${bob.id}`)
    expect(title()).toHaveValue('')
    expect(toasts()).toEqual([])
  })
})

test('shows the error page if a post can’t be rendered, and keeps the draft', async () => {
  expectConsoleError(/Invalid time|RangeError|error occurred/)
  const { user } = await renderDashboard()
  await fill(user, title(), 'Kept')
  mockEndpoint('get', endpoints.posts, () => listResponse([post(1, { created_at: 'not a date' })]))
  await act(() => queryClient.refetchQueries())
  expect(await main().findByText('This page failed to load')).toBeVisible()
  closeApp()
  await renderDashboard()
  expect(title()).toHaveValue('Kept')
})
