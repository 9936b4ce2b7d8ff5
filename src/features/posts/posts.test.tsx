import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sessionExpiredMessage } from '@/auth/copy'
import { notRenewedMessage } from '@/lib/error-messages'
import {
  ada,
  bob,
  endpoints,
  endSessionOnServer,
  holdRequest,
  networkFailure,
  noRowsResponse,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  serveNoPosts,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import {
  confirmDelete,
  content,
  edit,
  emptyText,
  link,
  postItem,
  rangeText,
  renderDashboard,
  renderMany,
  servePosts,
  stored,
  title,
  titles,
} from '../../../tests/helpers/render-dashboard'
import { deletedPost, newerPost, post, postId } from '../../../tests/helpers/post-fixtures'
import {
  button,
  closeApp,
  fill,
  findErrorToast,
  findToast,
  main,
  renderApp,
  toasts,
} from '../../../tests/helpers/render-app'
import { pageSize } from './post'

describe('the list of posts', () => {
  test('requests a page of the user’s posts, newest first, and shows a placeholder until then', async () => {
    storeSession()
    const list = holdRequest('get', endpoints.posts)
    await renderApp('/dashboard')
    expect(main().getByText('Loading your posts').parentElement).toHaveRole('status')
    await list.arrived
    const { url, headers } = list.received[0]!
    expect(Object.fromEntries(url.searchParams)).toEqual({
      select: '*',
      user_id: `eq.${ada.id}`,
      order: 'created_at.desc,id.asc',
      offset: '0',
      limit: String(pageSize),
    })
    expect(headers.get('prefer')).toBe('count=exact')
    expect(headers.get('authorization')).toMatch(/^Bearer ey/)
    list.release(listResponse(stored))
    await main().findByRole('list', { name: 'Your posts' })
    expect(list.received).toHaveLength(1)
    expect(main().queryByText('Loading your posts')).not.toBeInTheDocument()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(main().getByText('Content 2')).toBeVisible()
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
  })

  test('reloads on focus if it is older than 30 s, and after a failure once the connection is back', async () => {
    await renderDashboard()
    const focusTab = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))
    focusTab()
    vi.setSystemTime(Date.now() + 31_000)
    mockEndpoint('get', endpoints.posts, networkFailure)
    act(() => void window.dispatchEvent(new Event('offline')))
    focusTab()
    const failure = 'We couldn’t load your posts.'
    expect(await main().findByText(failure)).toBeVisible()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    servePosts(post(3))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(titles()).toEqual(['Post 3']))
    expect(main().queryByText(failure)).not.toBeInTheDocument()
  })

  test('shows that the user has no posts, and starts one from an outline', async () => {
    const { user } = await renderDashboard([])
    expect(main().getByText(emptyText)).toBeVisible()
    expect(main().queryByRole('list', { name: 'Your posts' })).not.toBeInTheDocument()
    expect(main().getByText(ada.email)).toBeVisible()
    await user.click(button('Meeting notes'))
    expect(title()).toHaveValue('Meeting notes')
    expect(main().getByDisplayValue(/^Date and people:/)).toBeVisible()
    expect(title()).toHaveFocus()
    await fill(user, title(), 'My own words')
    await user.click(button('Criteria for our next hire'))
    expect(title()).toHaveValue('My own words')
    await findToast('List Added', /below the text/)
    expect(content()).toHaveDisplayValue(/:\n\nCriteria for our next hire\n\n1\./)
  })

  test('shows texts as text, never as HTML', async () => {
    const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    await renderDashboard([
      post(3, { title: html, content: html }),
      post(2, { title: 'مرحبا 🙂' }),
      post(1, { title: 'x'.repeat(200), content: null }),
    ])
    expect(titles()).toEqual([html, 'مرحبا 🙂', 'x'.repeat(200)])
    const list = main().getByRole('list', { name: 'Your posts' })
    expect(within(list).getAllByText(html)).toHaveLength(2)
    expect(list.querySelector('img, script')).toBeNull()
  })

  test('shows when a post was created and edited', async () => {
    const now = Date.now()
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
    await renderDashboard([
      { ...post(2), created_at: hoursAgo(49), updated_at: hoursAgo(3) },
      { ...post(1), created_at: hoursAgo(5), updated_at: hoursAgo(5) },
    ])
    const [second, first] = main().getAllByRole('article')
    expect(second).toHaveTextContent(/2 days ago · edited 3 hours agoContent 2$/)
    expect(first).toHaveTextContent(/5 hours agoContent 1$/)
    expect(first).not.toHaveTextContent('edited')
  })

  test.each([
    ['there is no response', /^We didn’t get a response/, networkFailure],
    [
      'the server asks to retry in an hour',
      'An unexpected error occurred.',
      () => HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '3600' } }),
    ],
  ])('reports immediately, without a retry, that %s', async (_, message, response) => {
    storeSession()
    const lists = mockEndpoint('get', endpoints.posts, response)
    await renderApp('/dashboard')
    await findToast('Error fetching posts', message)
    expect(button('Try again')).not.toHaveAttribute('aria-disabled')
    expect(lists).toHaveLength(1)
  })

  const total = 2 * pageSize + 1

  test('shows at most 2 MB of posts per page, with links to newer and older posts', async () => {
    // Posts have up to 20,000 characters of up to 4 bytes.
    expect(pageSize * 20_000 * 4).toBeLessThanOrEqual(2_000_000)
    // The search field shows from seven posts on.
    expect(pageSize).toBeGreaterThanOrEqual(7)
    const { user, currentUrl } = await renderMany(total)
    expect(titles()).toHaveLength(pageSize)
    expect(main().getByText(rangeText(1, total))).toBeVisible()
    expect(main().queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument()
    await user.click(link('Older'))
    expect(await main().findByText(rangeText(2, total))).toBeVisible()
    expect(currentUrl()).toBe('/dashboard?page=2')
    expect(titles()[0]).toBe(`Post ${total - pageSize}`)
    const [first] = main().getByRole('list', { name: 'Your posts' }).children
    expect(first).toHaveAttribute('aria-posinset', String(pageSize + 1))
    expect(first).toHaveAttribute('aria-setsize', String(total))
    await user.click(link('Older'))
    expect(await main().findByText(rangeText(3, total))).toBeVisible()
    expect(main().queryByRole('link', { name: 'Older' })).not.toBeInTheDocument()
    await user.click(link('Newer'))
    expect(await main().findByText(rangeText(2, total))).toBeVisible()
  })

  test('links to the pages next to the one in the URL, also while that one loads', async () => {
    const { user, currentUrl } = await renderMany(total)
    const page = holdRequest('get', endpoints.posts)
    await user.click(link('Older'))
    await page.arrived
    expect(titles()[0]).toBe(`Post ${total}`)
    await user.click(link('Older'))
    expect(currentUrl()).toBe('/dashboard?page=3')
    page.release(listResponse([post(1)], total))
    expect(
      await main().findByText(`${2 * pageSize + 1}–${2 * pageSize + 1} of ${total}`),
    ).toBeVisible()
  })

  test('links to newer posts on the next page, if there is one, if the oldest are first', async () => {
    await renderMany(pageSize)
    expect(main().queryByRole('navigation', { name: /pages/i })).not.toBeInTheDocument()
    closeApp()
    const { user, currentUrl } = await renderMany(pageSize + 1, '?order=oldest')
    await user.click(link('Newer'))
    expect(await main().findByText(rangeText(2, pageSize + 1))).toBeVisible()
    expect(currentUrl()).toBe('/dashboard?order=oldest&page=2')
  })

  test('shows an error instead of an empty list if the auth server can’t check the session', async () => {
    storeSession()
    serveNoPosts()
    mockEndpoint('get', endpoints.user, () => new HttpResponse('Bad gateway', { status: 502 }))
    await renderApp('/dashboard')
    await findErrorToast('Error fetching posts', 'An unexpected error occurred.')
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
    expect(storedSession()).not.toBeNull()
  })

  test('reports that a later page failed to load, instead of opening another page', async () => {
    storeSession()
    const lists = mockEndpoint('get', endpoints.posts, ({ request }) =>
      new URL(request.url).searchParams.get('offset') === String(pageSize)
        ? postgrestErrorResponse(429, '', 'Too many requests')
        : listResponse([post(1)], 250),
    )
    const { user, currentUrl } = await renderApp('/dashboard?page=2')
    await findErrorToast('Error fetching posts', 'Too many attempts. Wait a moment and try again.')
    expect(lists).toHaveLength(1)
    expect(currentUrl()).toBe('/dashboard?page=2')
    mockEndpoint('get', endpoints.posts, () => listResponse([post(1)], 250))
    await user.click(button('Try again'))
    await waitFor(() => expect(titles()).toEqual(['Post 1']))
  })

  // PostgREST rejects a range past the last row, but returns an empty range directly after it.
  test.each([
    [2 * pageSize - 1, 'page=9', `Post ${pageSize - 1}`],
    [2 * pageSize, 'page=3', `Post ${pageSize}`],
  ])('with %i posts, opens the last page instead of ?%s', async (count, query, first) => {
    const { currentUrl, lists } = await renderMany(count, `?${query}`)
    await waitFor(() => expect(currentUrl()).toBe('/dashboard?page=2'))
    await waitFor(() => expect(titles()[0]).toBe(first))
    expect(main().getByText(rangeText(2, count))).toBeVisible()
    expect(toasts()).toEqual([])
    const offsets = lists.map(({ url }) => url.searchParams.get('offset'))
    expect(offsets.filter((offset) => offset === String(pageSize))).toHaveLength(1)
  })
})

describe('searching the posts', () => {
  const search = () => main().getByRole('searchbox', { name: 'Search your posts' })
  const order = () => main().getByRole('combobox', { name: 'Sort by' })
  const status = () =>
    main()
      .getAllByRole('status')
      .find(({ textContent }) => textContent)
  const found = post(1, { title: 'Opening hours' })

  const all = [7, 6, 5, 4, 3, 2].map((number) => post(number)).concat(found)
  const allTitles = all.map((item) => item.title)

  /** Opens the dashboard with a search that matches one of seven posts. */
  async function renderSearch(query = '?q=hours') {
    storeSession()
    servePosts(...all)
    const searches = mockEndpoint('post', endpoints.searchPosts, () => listResponse([found]))
    const app = await renderApp(`/dashboard${query}`)
    await main().findByText('Opening hours')
    return { ...app, searches }
  }

  test('requests the posts that contain the words, and Back shows all posts again', async () => {
    const { user, searches, currentUrl, router } = await renderSearch('')
    expect(titles()).toEqual(allTitles)
    await user.type(search(), ' hours  (6%) {Enter}')
    await waitFor(() => expect(titles()).toEqual(['Opening hours']))
    expect(currentUrl()).toBe('/dashboard?q=hours++%286%25%29')
    expect(searches[0]!.body).toEqual({ search: 'hours (6%)' })
    expect(Object.fromEntries(searches[0]!.url.searchParams)).toEqual({
      user_id: `eq.${ada.id}`,
      order: 'created_at.desc,id.asc',
      offset: '0',
      limit: String(pageSize),
    })
    expect(status()).toHaveTextContent('1 post matches “hours (6%)”.')
    expect(search()).toHaveFocus()

    await act(() => router.navigate(-1))
    await waitFor(() => expect(titles()).toEqual(allTitles))
    expect(search()).toHaveValue('')
    expect(status()).toBeUndefined()
  })

  test('is not offered with fewer than seven posts', async () => {
    await renderDashboard(all.slice(1))
    expect(titles()).toContain('Opening hours')
    expect(main().queryByRole('search')).not.toBeInTheDocument()
  })

  test('shows that no post matches, and clears the search on request', async () => {
    const { user, currentUrl } = await renderSearch('')
    mockEndpoint('post', endpoints.searchPosts, () => listResponse([]))
    await user.type(search(), 'nothing{Enter}')
    await waitFor(() => expect(status()).toHaveTextContent('No posts match “nothing”.'))
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
    await user.click(button('Clear search'))
    expect(titles()).toEqual(allTitles)
    expect(currentUrl()).toBe('/dashboard')
    expect(main().getByRole('heading', { name: /^Your posts/ })).toHaveFocus()
  })

  test('reads the search and the order from the URL', async () => {
    const { user, searches, currentUrl } = await renderSearch('?q=hours&order=oldest')
    expect(order()).toHaveValue('oldest')
    expect(search()).toHaveValue('hours')
    expect(searches[0]!.url.searchParams.get('order')).toBe('created_at.asc,id.asc')
    await user.selectOptions(order(), 'Newest first')
    await waitFor(() => expect(searches).toHaveLength(2))
    expect(currentUrl()).toBe('/dashboard?q=hours')
    expect(searches[1]!.url.searchParams.get('order')).toBe('created_at.desc,id.asc')
  })

  test('removes a post that no longer matches after an edit', async () => {
    const { user } = await renderSearch()
    mockEndpoint('patch', endpoints.posts, () => HttpResponse.json([{ ...found, title: 'Closed' }]))
    await user.click(button('Edit Opening hours'))
    await fill(user, title(), 'Closed')
    mockEndpoint('post', endpoints.searchPosts, () => listResponse([]))
    await user.click(button('Update Post'))
    await findToast('Post Updated!')
    await waitFor(() => expect(titles()).toEqual([]))
    expect(status()).toHaveTextContent('No posts match “hours”.')
    await waitFor(() => expect(main().getByRole('heading', { name: /^Your posts/ })).toHaveFocus())
  })

  test('suggests fewer words after a failure, until a new search loads', async () => {
    const { user } = await renderSearch('')
    mockEndpoint('post', endpoints.searchPosts, networkFailure)
    await user.type(search(), 'hours{Enter}')
    const failure = 'We couldn’t search your posts. If this happens again, try fewer words.'
    expect(await main().findByText(failure)).toBeVisible()
    const list = holdRequest('post', endpoints.searchPosts)
    await user.type(search(), ' six{Enter}')
    await list.arrived
    expect(main().queryByText(failure)).not.toBeInTheDocument()
    list.release(listResponse([found]))
    await waitFor(() => expect(titles()).toEqual(['Opening hours']))
  })
})

describe('deleting a post', () => {
  const question = 'Are you sure you want to delete this post?'
  const dialog = () => screen.getByRole('alertdialog', { name: question })

  test('asks for confirmation, then deletes the post and shows a toast', async () => {
    const request = holdRequest('delete', endpoints.posts)
    const requests = request.received
    const { user } = await renderDashboard()
    await user.click(button('Delete Post 1'))
    expect(within(dialog()).getByText(/Post 1/)).toBeVisible()
    expect(requests).toEqual([])

    const lists = servePosts(post(2))
    await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    await request.arrived
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const item = postItem('Post 1')
    expect(item).toHaveFocus()
    expect(within(item!).getByRole('article')).toHaveAttribute('aria-busy', 'true')
    expect(within(item!).getByRole('article')).toHaveAttribute('inert')
    expect(main().getByRole('article', { name: 'Post 2' })).not.toHaveAttribute('inert')
    request.release(deletedPost(1))
    await findToast('Post Deleted')
    await waitFor(() => expect(postItem('Post 2')).toHaveFocus())
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: `eq.${postId(1)}`,
      user_id: `eq.${ada.id}`,
      updated_at: `eq.${post(1).updated_at}`,
      select: 'id',
    })
    await waitFor(() => expect(titles()).toEqual(['Post 2']))
    expect(lists).toHaveLength(1)
  })

  test('lets the user work on while posts are being deleted, and leaves the focus there', async () => {
    const { user } = await renderDashboard([post(3), ...stored])
    const first = holdRequest('delete', endpoints.posts)
    await confirmDelete({ user }, 'Post 1')
    await first.arrived
    const second = holdRequest('delete', endpoints.posts)
    await confirmDelete({ user }, 'Post 2')
    await second.arrived
    await user.type(title(), 'Next')
    servePosts(post(3))
    second.release(deletedPost(2))
    first.release(deletedPost(1))
    await waitFor(() => expect(titles()).toEqual(['Post 3']))
    await findToast('Post Deleted')
    expect(title()).toHaveFocus()
    expect(title()).toHaveValue('Next')
  })

  test('marks a post that is being deleted also after the page was opened again', async () => {
    const { user, goTo } = await renderDashboard()
    const request = holdRequest('delete', endpoints.posts)
    await confirmDelete({ user }, 'Post 1')
    await request.arrived
    await goTo('/pricing')
    await goTo('/dashboard')
    expect(main().getByRole('article', { name: 'Post 1' })).toHaveAttribute('inert')
    expect(main().getByRole('article', { name: 'Post 2' })).not.toHaveAttribute('inert')
    servePosts(post(2))
    request.release(deletedPost(1))
    await findToast('Post Deleted')
    await waitFor(() => expect(titles()).toEqual(['Post 2']))
  })

  test('keeps the post if the user cancels', async () => {
    const requests = mockEndpoint('delete', endpoints.posts, () => deletedPost(1))
    const { user } = await renderDashboard()
    await user.click(button('Delete Post 1'))
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(button('Delete Post 2'))
    expect(within(dialog()).getByText(/Post 2/)).toBeVisible()
    // On Escape, the browser sends this event to a modal dialog.
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(requests).toEqual([])
  })

  test('closes the form of a deleted post, and lists its text as unsaved only if that fails', async () => {
    const { user, currentUrl } = await renderDashboard()
    const unsaved = () => main().queryByRole('link', { name: 'Renamed' })
    const confirm = async () => {
      const request = holdRequest('delete', endpoints.posts)
      await confirmDelete({ user }, 'Post 1')
      await request.arrived
      expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
      expect(unsaved()).not.toBeInTheDocument()
      return request
    }
    await edit({ user }, 'Post 1', 'Renamed')
    const refused = await confirm()
    refused.release(postgrestErrorResponse(403, '42501', 'permission denied'))
    await findErrorToast('Error deleting post')
    await waitFor(() => expect(unsaved()).toBeVisible())

    await user.click(unsaved()!)
    expect(title()).toHaveValue('Renamed')
    const request = await confirm()
    servePosts(post(2))
    request.release(deletedPost(1))
    await findToast('Post Deleted')
    expect(title()).toHaveValue('')
    expect(currentUrl()).toBe('/dashboard')
    await waitFor(() => expect(postItem('Post 2')).toHaveFocus())
    expect(unsaved()).not.toBeInTheDocument()
  })

  test('focuses the post and reloads the list after a lost response, and reports success if it is already deleted', async () => {
    mockEndpoint('delete', endpoints.posts, networkFailure)
    serveUser()
    const { user, lists } = await renderDashboard()
    await confirmDelete({ user }, 'Post 1')
    await findErrorToast(
      'Error deleting post',
      'The post may have been deleted. Look for it in your posts.',
    )
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(postItem('Post 1')).toHaveFocus()
    await waitFor(() => expect(lists).toHaveLength(2))
    mockEndpoint('delete', endpoints.posts, noRowsResponse)
    servePosts(post(2))
    await confirmDelete({ user }, 'Post 1')
    await findToast('Post Deleted')
    await waitFor(() => expect(titles()).toEqual(['Post 2']))
  })

  test('keeps a version that the list didn’t show', async () => {
    mockEndpoint('delete', endpoints.posts, noRowsResponse)
    const { user } = await renderDashboard()
    servePosts(newerPost(1, { title: 'Typed there' }), post(2))
    await confirmDelete({ user }, 'Post 1')
    await findErrorToast('Error deleting post', /has changed since your posts were loaded/)
    await waitFor(() => expect(titles()).toContain('Typed there'))
  })

  test.each([
    ['the session ended on another device', endSessionOnServer, sessionExpiredMessage],
    ['another user has logged in', () => storeSession(sessionBody(bob)), sessionExpiredMessage],
    ['it was hidden before a new login', () => servePosts(post(2), post(1)), notRenewedMessage],
  ])('says why it failed if no post is found because %s', async (_, change, message) => {
    mockEndpoint('delete', endpoints.posts, noRowsResponse)
    const { user } = await renderDashboard()
    servePosts()
    change()
    await confirmDelete({ user }, 'Post 1')
    expect(await findErrorToast('Error deleting post', message)).toBeVisible()
  })
})
