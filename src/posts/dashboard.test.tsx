import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sessionKey } from '@/lib/session-key'
import {
  ada,
  authErrorResponse,
  bob,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  noRow,
  otherTab,
  respondTo,
  restError,
  rows,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
} from '../../tests/backend'
import { createdPost, post, postId } from '../../tests/posts'
import {
  type App,
  closeApp,
  contentShown,
  fill,
  findErrorToast,
  findToast,
  header,
  main,
  mobileMenu,
  openApp,
  renderApp,
  toasts,
} from '../../tests/render-app'

import { valuesOf, fieldNames, mapFields, postFields } from './post-fields'

const emptyText = "You haven't created any posts yet. Use the form to get started!"

const stored = [post(2), post(1)]

/** Ends the session of Ada on the server, as a log-out on another device does. */
const endSession = () =>
  respondTo('get', endpoints.user, () => authErrorResponse(403, 'session_not_found', 'gone'))

/** Confirms the discarding of what was typed. */
const confirmDiscard = async (user: App['user']) =>
  user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )

/** The answer to an update. */
const updated = () => HttpResponse.json({ updated_at: '2026-01-06T09:00:00.000001+00:00' })

/** Opens the dashboard of Ada with these posts. */
async function renderDashboard(posts = stored, total = posts.length, address = '/dashboard') {
  storeSession()
  const lists = respondTo('get', endpoints.posts, ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')
    return id ? rows(posts.filter((one) => id === `eq.${one.id}`)) : rows(posts, total)
  })
  const app = await renderApp(address)
  await waitFor(() => expect(main().queryByLabelText('Loading your posts')).not.toBeInTheDocument())
  return { ...app, lists }
}

/** Opens the dashboard at an address, with this many posts on the server. */
async function renderMany(count: number, query = '') {
  const all = Array.from({ length: count }, (_, index) => post(count - index))
  storeSession()
  const lists = respondTo('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const id = searchParams.get('id')
    if (id) return rows(all.filter((one) => id === `eq.${one.id}`))
    const start = Number(searchParams.get('offset'))
    return start > all.length
      ? restError(416, 'PGRST103', 'Requested range not satisfiable')
      : rows(all.slice(start, start + Number(searchParams.get('limit'))), all.length)
  })
  const app = await renderApp(`/dashboard${query}`)
  await main().findByRole('list', { name: 'Your posts' })
  return { ...app, lists }
}

const title = () => main().getByLabelText('Title')
const content = () => main().getByLabelText('Content')
const button = (name: string) => main().getByRole('button', { name })
const link = (name: string) => main().getByRole('link', { name })
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the list of posts', () => {
  test('shows a placeholder while it loads, then the posts', async () => {
    storeSession()
    const list = holdRequest('get', endpoints.posts)
    await renderApp('/dashboard')
    expect(main().getByRole('status', { name: 'Loading your posts' })).toBeVisible()
    await list.arrived
    list.release(rows(stored))
    await main().findByRole('list', { name: 'Your posts' })
    expect(main().queryByLabelText('Loading your posts')).not.toBeInTheDocument()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(main().getByText('Content 2')).toBeVisible()
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
  })

  test('requests the posts of the user, newest first, one page at a time', async () => {
    const { lists } = await renderDashboard()
    expect(lists).toHaveLength(1)
    expect(Object.fromEntries(lists[0]!.url.searchParams)).toEqual({
      select: '*',
      user_id: `eq.${ada.id}`,
      order: 'created_at.desc,id.asc',
      offset: '0',
      limit: '50',
    })
    expect(lists[0]!.headers.get('prefer')).toBe('count=exact')
    expect(lists[0]!.headers.get('authorization')).toMatch(/^Bearer ey/)
  })

  test('says that there are no posts and whose, and offers titles to start from', async () => {
    const { user } = await renderDashboard([])
    expect(main().getByText(emptyText)).toBeVisible()
    expect(main().queryByRole('list', { name: 'Your posts' })).not.toBeInTheDocument()
    expect(main().getByText(ada.email)).toBeVisible()
    await user.click(button('Meeting notes'))
    expect(title()).toHaveValue('Meeting notes')
    expect(title()).toHaveFocus()
    await fill(user, title(), 'My own words')
    await user.click(button('Business hours'))
    expect(title()).toHaveValue('My own words')
  })

  test('shows every field as text, never as HTML', async () => {
    const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    await renderDashboard([
      post(
        3,
        mapFields(() => html),
      ),
      post(2, { title: 'مرحبا 🙂' }),
      post(1, { title: 'x'.repeat(200), content: null }),
    ])
    expect(titles()).toEqual([html, 'مرحبا 🙂', 'x'.repeat(200)])
    const list = main().getByRole('list', { name: 'Your posts' })
    expect(within(list).getAllByText(html)).toHaveLength(fieldNames.length)
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
    expect(second).toHaveTextContent(/2 days ago · edited 3 hours ago$/)
    expect(first).toHaveTextContent(/5 hours ago$/)
    expect(first).not.toHaveTextContent('edited')
  })

  test('reports that the posts failed to load, and loads them on "Try again"', async () => {
    storeSession()
    respondTo('get', endpoints.posts, () => restError(403, '42501', 'permission denied'))
    const { user } = await renderApp('/dashboard')
    const message = 'You are not allowed to do this. Log in again and retry.'
    await findErrorToast('Error fetching posts', message)
    expect(main().getByText('Your posts could not be loaded.')).toBeVisible()
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
    expect(main().queryByRole('status')).not.toBeInTheDocument()

    respondTo('get', endpoints.posts, () => rows(stored))
    await user.click(button('Try again'))
    await main().findByRole('list', { name: 'Your posts' })
    expect(main().queryByText('Your posts could not be loaded.')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
  })

  test.each([
    ['the connection is lost', networkFailure],
    [
      'the server asks to retry in an hour',
      () => HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '3600' } }),
    ],
  ])('reports at once, without a retry, that %s', async (_, response) => {
    storeSession()
    const lists = respondTo('get', endpoints.posts, response)
    await renderApp('/dashboard')
    await findToast('Error fetching posts', 'An unexpected error occurred.')
    expect(button('Try again')).toBeEnabled()
    expect(lists).toHaveLength(1)
  })

  test('has 50 posts a page, with links to newer and older ones', async () => {
    const { user, address } = await renderMany(120)
    expect(titles()).toHaveLength(50)
    expect(main().getByText('1–50 of 120')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument()
    await user.click(link('Older'))
    expect(await main().findByText('51–100 of 120')).toBeVisible()
    expect(address()).toBe('/dashboard?page=2')
    expect(titles()[0]).toBe('Post 70')
    const [first] = main().getByRole('list', { name: 'Your posts' }).children
    expect(first).toHaveAttribute('aria-posinset', '51')
    expect(first).toHaveAttribute('aria-setsize', '120')
    await user.click(link('Older'))
    expect(await main().findByText('101–120 of 120')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Older' })).not.toBeInTheDocument()
    await user.click(link('Newer'))
    expect(await main().findByText('51–100 of 120')).toBeVisible()
  })

  test('leads to newer posts by the next page if the oldest are first', async () => {
    const { user, address } = await renderMany(60, '?order=oldest')
    await user.click(link('Newer'))
    expect(await main().findByText('51–60 of 60')).toBeVisible()
    expect(address()).toBe('/dashboard?order=oldest&page=2')
  })

  test('has no links if there is one page', async () => {
    await renderMany(50)
    expect(main().queryByRole('navigation')).not.toBeInTheDocument()
  })

  // PostgREST refuses a range after the last row, and serves an empty one right behind it.
  test.each([
    [60, 'page=9', 'Post 10', '51–60 of 60'],
    [100, 'page=3', 'Post 50', '51–100 of 100'],
  ])('shows of %i posts the last page instead of ?%s', async (count, query, first, range) => {
    await renderMany(count, `?${query}`)
    expect(titles()[0]).toBe(first)
    expect(main().getByText(range)).toBeVisible()
    expect(toasts()).toEqual([])
  })

  test('keeps the posts of a page until those of the next one have loaded', async () => {
    const { user } = await renderMany(60)
    const list = holdRequest('get', endpoints.posts)
    await user.click(link('Older'))
    await list.arrived
    expect(titles()).toHaveLength(50)
    expect(main().queryByLabelText('Loading your posts')).not.toBeInTheDocument()
    list.release(rows([post(1)], 60))
    await waitFor(() => expect(titles()).toEqual(['Post 1']))
  })

  test('shows the posts at once, and newer ones soon, to a user who returns to the page', async () => {
    const { goTo } = await renderDashboard()
    await goTo('/pricing')
    const list = holdRequest('get', endpoints.posts)
    await goTo('/dashboard')
    await list.arrived
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    list.release(rows([post(3), ...stored]))
    await waitFor(() => expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1']))
  })
})

describe('searching the posts', () => {
  const search = () => main().getByRole('searchbox', { name: 'Search your posts' })
  const order = () => main().getByRole('combobox', { name: 'Order' })
  const status = () => main().getByRole('status')
  const found = post(1, { title: 'Opening hours' })

  /** Opens the dashboard with a search that finds one post of two. */
  async function renderSearch(query = '?q=hours') {
    storeSession()
    const lists = respondTo('get', endpoints.posts, ({ request }) =>
      rows(request.url.includes('imatch') ? [found] : [post(2), found]),
    )
    const app = await renderApp(`/dashboard${query}`)
    await main().findByText('Opening hours')
    return { ...app, lists }
  }

  test('asks the server for the posts with these words, and Back shows all posts again', async () => {
    const { user, lists, address, router } = await renderSearch('')
    expect(titles()).toEqual(['Post 2', 'Opening hours'])
    await user.type(search(), ' hours (6%) {Enter}')
    await waitFor(() => expect(titles()).toEqual(['Opening hours']))
    expect(address()).toBe('/dashboard?q=hours+%286%25%29')
    expect(lists[1]!.url.searchParams.get('or')).toBe(
      `(and(${['hours', '[[.left-parenthesis.]]6%[[.right-parenthesis.]]']
        .map((pattern) => `or(title.imatch."${pattern}",content.imatch."${pattern}")`)
        .join(',')}))`,
    )
    expect(status()).toHaveTextContent('1 post matches “hours (6%)”.')
    expect(search()).toHaveFocus()

    await act(() => router.navigate(-1))
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'Opening hours']))
    expect(search()).toHaveValue('')
    expect(main().queryByRole('status')).not.toBeInTheDocument()
  })

  test('says that no post matches, and clears the search', async () => {
    const { user, address } = await renderSearch('')
    respondTo('get', endpoints.posts, () => rows([]))
    await user.type(search(), 'nothing{Enter}')
    await waitFor(() => expect(status()).toHaveTextContent('No posts match “nothing”.'))
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
    respondTo('get', endpoints.posts, () => rows(stored))
    await user.click(button('Clear search'))
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
    expect(address()).toBe('/dashboard')
    expect(main().getByRole('heading', { name: /^Your posts/ })).toHaveFocus()
  })

  test('shows the oldest posts first, together with a search, from an address', async () => {
    const { user, lists, address } = await renderSearch('?q=hours&order=oldest')
    expect(order()).toHaveValue('oldest')
    expect(search()).toHaveValue('hours')
    expect(lists[0]!.url.searchParams.get('order')).toBe('created_at.asc,id.asc')
    await user.selectOptions(order(), 'Newest first')
    await waitFor(() => expect(lists).toHaveLength(2))
    expect(address()).toBe('/dashboard?q=hours')
    expect(lists[1]!.url.searchParams.get('order')).toBe('created_at.desc,id.asc')
  })

  test.each([
    ['shows', 'More opening HOURS', ['More opening HOURS', 'Opening hours']],
    ['does not show', 'Something else', ['Opening hours']],
  ])('%s a new post as the search decides, and reloads with it', async (_, text, expected) => {
    const { user, lists } = await renderSearch()
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), text)
    await user.click(button('Create Post'))
    await request.arrived
    expect(titles()).toEqual(expected)
    expect(main().getByRole('status')).toHaveTextContent(`${expected.length} post`)
    request.release(createdPost(9, { title: text }))
    await findToast('Post Created!')
    await waitFor(() => expect(lists).toHaveLength(3))
    expect(lists[2]!.url.search).toContain('imatch')
  })

  test('removes a post that no longer matches once it is changed', async () => {
    const { user } = await renderSearch()
    const request = holdRequest('patch', endpoints.posts)
    await user.click(button('Edit Opening hours'))
    await fill(user, title(), 'Closed')
    await user.click(button('Update Post'))
    await request.arrived
    expect(titles()).toEqual([])
    expect(status()).toHaveTextContent('No posts match “hours”.')
    request.release(restError(403, '42501', 'permission denied'))
    await findToast('Error updating post')
    expect(titles()).toEqual(['Opening hours'])
  })

  test('shows no earlier failure while it loads a new search', async () => {
    const { user } = await renderSearch('')
    respondTo('get', endpoints.posts, networkFailure)
    await user.type(search(), 'hours{Enter}')
    await findToast('Error fetching posts')
    const failure = 'Your posts could not be loaded.'
    expect(main().getByText(failure)).toBeVisible()
    const list = holdRequest('get', endpoints.posts)
    await user.type(search(), ' six{Enter}')
    await list.arrived
    expect(main().queryByText(failure)).not.toBeInTheDocument()
    list.release(rows([found]))
    await waitFor(() => expect(titles()).toEqual(['Opening hours']))
  })
})

// Narrow screens show the form or the button, wide ones only the form.
describe('the button for a new post', () => {
  const newPost = () => main().queryByRole('button', { name: 'New post' })

  test('opens the form and moves the focus into it', async () => {
    const { user } = await renderDashboard()
    await user.click(newPost()!)
    expect(newPost()).not.toBeInTheDocument()
    expect(title()).toHaveFocus()
  })

  test('is missing without posts, while a post is edited, and while there is a draft', async () => {
    const first = await renderDashboard([])
    expect(newPost()).not.toBeInTheDocument()
    first.close()
    const { user, close } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    expect(newPost()).not.toBeInTheDocument()
    await user.click(button('Cancel Edit'))
    expect(newPost()).toBeVisible()
    await user.click(newPost()!)
    await fill(user, title(), 'Draft')
    close()
    await renderDashboard()
    expect(newPost()).not.toBeInTheDocument()
    expect(title()).toHaveValue('Draft')
  })
})

describe('creating a post', () => {
  test('shows a new post at once, saves it and reloads the list', async () => {
    const { user } = await renderDashboard([])
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), '  First  ')
    await fill(user, content(), 'Line 1\nLine 2 ')
    await user.click(button('Create Post'))
    await request.arrived
    expect(button('Saving...')).toBeDisabled()
    expect(titles()).toEqual(['First'])
    expect(main().getByRole('heading', { name: 'Your posts 1' })).toBeVisible()
    // It has no id yet.
    expect(button('Edit First')).toBeDisabled()
    expect(button('Delete First')).toBeDisabled()
    expect(request.received[0]!.body).toEqual({
      ...valuesOf({ title: 'First', content: 'Line 1\nLine 2 ' }),
      user_id: ada.id,
    })
    const list = holdRequest('get', endpoints.posts)
    request.release(createdPost(1, { title: 'First' }))
    await findToast('Post Created!')
    await list.arrived
    expect(titles()).toEqual(['First'])
    expect(main().getByRole('article', { name: 'First' })).not.toHaveTextContent('Saving...')
    expect(button('Edit First')).toBeEnabled()
    list.release(rows([post(2), post(1, { title: 'First' })]))
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'First']))
    expect(title()).toHaveValue('')
    expect(title()).toHaveFocus()
    expect(content()).toHaveValue('')
    expect(button('Create Post')).toBeEnabled()
  })

  test('shows a saved post whose note the browser had translated', async () => {
    const { user } = await renderDashboard([])
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'First')
    await user.click(button('Create Post'))
    await request.arrived
    // Like Google Translate, which replaces texts by elements: React cannot remove such a text.
    main().getByText('Saving...', { selector: 'p' }).replaceChildren(document.createElement('font'))
    holdRequest('get', endpoints.posts)
    request.release(createdPost(1, { title: 'First' }))
    await waitFor(() => expect(button('Edit First')).toBeEnabled())
  })

  test('shows a post that is still being saved when the page is opened again', async () => {
    const { user, goTo } = await renderDashboard([])
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'First')
    await user.click(button('Create Post'))
    await request.arrived
    await goTo('/pricing')
    await goTo('/dashboard')
    expect(await main().findByRole('article', { name: 'First' })).toHaveTextContent('Saving...')
    expect(button('Saving...')).toBeDisabled()
    expect(title()).toHaveAttribute('readonly')
    respondTo('get', endpoints.posts, () => rows([post(1, { title: 'First' })]))
    await goTo('/pricing')
    request.release(createdPost(9, { title: 'First' }))
    await findToast('Post Created!')
    await goTo('/dashboard')
    await waitFor(() => expect(button('Edit First')).toBeEnabled())
    expect(title()).toHaveValue('')
  })

  test('rejects a new post with a blank title', async () => {
    const requests = respondTo('post', endpoints.posts, () => createdPost(9))
    const { user } = await renderDashboard([])
    await fill(user, title(), '   ')
    await fill(user, content(), 'Only content')
    await user.click(button('Create Post'))
    await findErrorToast('Title is required')
    expect(title()).toHaveFocus()
    expect(title()).toHaveAccessibleDescription('Title is required.')
    expect(content()).toHaveValue('Only content')
    expect(requests).toEqual([])
  })

  test.each([
    [
      'a title too long',
      'x'.repeat(201),
      '',
      'Title can have at most 200 characters; this has 201.',
    ],
    ['a NUL in the title', 'a\0b', '', 'Title contains a character that can’t be stored.'],
    [
      'content too long',
      'Title',
      'x'.repeat(20_001),
      'Content can have at most 20000 characters; this has 20001.',
    ],
    ['a NUL in the content', 'Title', 'a\0b', 'Content contains a character that can’t be stored.'],
  ])('does not send a post with %s', async (_, titleText, contentText, message) => {
    const requests = respondTo('post', endpoints.posts, () => createdPost(9))
    const { user } = await renderDashboard([])
    await fill(user, title(), titleText)
    await fill(user, content(), contentText)
    await user.click(button('Create Post'))
    expect(main().getByText(message)).toBeVisible()
    expect(message.startsWith('Title') ? title() : content()).toHaveFocus()
    expect(content()).toHaveValue(contentText)
    expect(requests).toEqual([])
  })

  test('looks for a post whose answer was lost again before it is sent a second time', async () => {
    respondTo('post', endpoints.posts, networkFailure)
    const { user } = await renderDashboard()
    respondTo('get', endpoints.posts, networkFailure)
    await fill(user, title(), 'Only once')
    await user.click(button('Create Post'))
    await findErrorToast(
      'Error creating post',
      'Your post may have been saved. Press “Create Post” again: it is saved only once.',
    )
    expect(title()).toHaveValue('Only once')
    // The form of another post in between changes nothing.
    await user.click(button('Edit Post 1'))
    await user.click(button('Cancel Edit'))
    await waitFor(() => expect(title()).toHaveValue('Only once'))

    const inserts = respondTo('post', endpoints.posts, () => createdPost(9))
    respondTo('get', endpoints.posts, () =>
      rows([post(3, { title: 'Only once', content: '' }), ...stored]),
    )
    await user.click(button('Create Post'))
    await findToast('Post Created!')
    expect(inserts).toEqual([])

    // The same text once more is another post.
    await fill(user, title(), 'Only once')
    await user.click(button('Create Post'))
    await waitFor(() => expect(inserts).toHaveLength(1))
  })

  test.each([
    ['only its title exists', [post(3, { title: 'Same text' }), ...stored], '/dashboard'],
    [
      'it was there before and the view did not show it',
      [post(3, { title: 'Same text', content: '' }), ...stored],
      '/dashboard?order=oldest',
    ],
  ])('creates a post again after a lost answer if %s', async (_, newest, address) => {
    storeSession()
    respondTo('get', endpoints.posts, ({ request }) =>
      rows(request.url.includes('created_at.asc') ? stored : newest),
    )
    if (address === '/dashboard') respondTo('get', endpoints.posts, () => rows(stored))
    const { user } = await renderApp(address)
    await main().findByText('Post 1')
    if (address === '/dashboard') respondTo('get', endpoints.posts, () => rows(newest))
    respondTo('post', endpoints.posts, networkFailure)
    await fill(user, title(), 'Same text')
    await user.click(button('Create Post'))
    await findToast('Error creating post')
    const inserts = respondTo('post', endpoints.posts, () => createdPost(9))
    await user.click(button('Create Post'))
    await findToast('Post Created!')
    expect(inserts).toHaveLength(1)
  })

  test('sends a post once when the button is pressed twice', async () => {
    const { user } = await renderDashboard()
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'Once')
    await user.dblClick(button('Create Post'))
    await request.arrived
    request.release(createdPost(9))
    await findToast('Post Created!')
    expect(request.received).toHaveLength(1)
  })

  test('shows a new post though the list was still loading', async () => {
    storeSession()
    const list = holdRequest('get', endpoints.posts)
    respondTo('post', endpoints.posts, () => createdPost(9))
    const { user } = await renderApp('/dashboard')
    await list.arrived
    respondTo('get', endpoints.posts, () => rows([post(1, { title: 'First' })]))
    await fill(user, title(), 'First')
    await user.click(button('Create Post'))
    await findToast('Post Created!')
    list.release(rows([]))
    await waitFor(() => expect(titles()).toEqual(['First']))
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
  })
})

describe('editing a post', () => {
  test('fills the form with the post, saves the changes and clears the form', async () => {
    const { user, address } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible()
    expect(address()).toBe(`/dashboard?edit=${postId(1)}`)
    for (const name of fieldNames)
      expect(main().getByLabelText(postFields[name].label)).toHaveValue(valuesOf(post(1))[name])
    expect(title()).toHaveFocus()
    expect(main().getByRole('article', { name: 'Post 1' })).toHaveAttribute('aria-current', 'true')
    expect(main().getByRole('article', { name: 'Post 2' })).not.toHaveAttribute('aria-current')

    const request = holdRequest('patch', endpoints.posts)
    const requests = request.received
    const lists = respondTo('get', endpoints.posts, () =>
      rows([post(2), post(1, { title: 'Renamed' })]),
    )
    await fill(user, title(), 'Renamed ')
    await fill(user, content(), '')
    await user.click(button('Update Post'))
    await request.arrived
    expect(titles()).toEqual(['Post 2', 'Renamed'])
    expect(main().queryByText('Content 1', { selector: 'p' })).not.toBeInTheDocument()
    request.release(updated())
    await findToast('Post Updated!')
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toEqual(valuesOf({ title: 'Renamed', content: '' }))
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: `eq.${postId(1)}`,
      user_id: `eq.${ada.id}`,
      updated_at: `eq.${post(1).updated_at}`,
      select: 'updated_at',
    })
    expect(requests[0]!.headers.get('accept')).toBe('application/vnd.pgrst.object+json')
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'Renamed']))
    expect(lists).toHaveLength(1)
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(address()).toBe('/dashboard')
    expect(main().getByRole('article', { name: 'Renamed' }).closest('li')).toHaveFocus()
    expect(title()).toHaveValue('')
    expect(button('Create Post')).toBeEnabled()
  })

  test('starts with empty content for a post without content', async () => {
    const { user } = await renderDashboard([post(1, { content: null })])
    await user.click(button('Edit Post 1'))
    expect(content()).toHaveValue('')
  })

  test('asks before "Cancel Edit" discards changes', async () => {
    const requests = respondTo('patch', endpoints.posts, updated)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Something else')
    await user.click(button('Cancel Edit'))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).getByRole(
        'button',
        { name: 'Cancel' },
      ),
    )
    expect(title()).toHaveValue('Something else')
    await user.click(button('Cancel Edit'))
    await confirmDiscard(user)
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(title()).toHaveValue('')
    expect(main().getByRole('article', { name: 'Post 1' }).closest('li')).toHaveFocus()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(main().queryByRole('button', { name: 'Cancel Edit' })).not.toBeInTheDocument()
    expect(requests).toEqual([])

    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1')
  })

  test('rejects an update without a title', async () => {
    const requests = respondTo('patch', endpoints.posts, updated)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), '  ')
    await user.click(button('Update Post'))
    await findErrorToast('Title is required for update')
    expect(title()).toHaveFocus()
    expect(content()).toHaveValue('Content 1')
    expect(requests).toEqual([])
  })

  test('overwrites no change that was made elsewhere, unless the user presses again', async () => {
    respondTo('patch', endpoints.posts, noRow)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Typed here')
    const there = { title: 'Typed there', updated_at: '2026-01-05T10:00:00.000001+00:00' }
    respondTo('get', endpoints.posts, () => rows([post(1, there)]))
    await user.click(button('Update Post'))
    await findErrorToast(
      'Error updating post',
      'The post was changed elsewhere, as the list shows. Press “Update Post” again to replace that version.',
    )
    await waitFor(() => expect(titles()).toEqual(['Typed there']))
    expect(title()).toHaveValue('Typed here')

    const requests = respondTo('patch', endpoints.posts, updated)
    await user.click(button('Update Post'))
    await findToast('Post Updated!')
    expect(requests[0]!.url.searchParams.get('updated_at')).toBe(`eq.${there.updated_at}`)
  })

  test('names the version that the form has started from, also after the list has a newer one', async () => {
    const { user, goTo } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Typed here')
    await goTo('/pricing')
    const there = { title: 'Typed there', updated_at: '2026-01-05T10:00:00.000001+00:00' }
    respondTo('get', endpoints.posts, () => rows([post(1, there)]))
    await goTo(`/dashboard?edit=${postId(1)}`)
    await main().findByRole('article', { name: 'Typed there' })
    expect(title()).toHaveValue('Typed here')
    const requests = respondTo('patch', endpoints.posts, noRow)
    await user.click(button('Update Post'))
    await findToast('Error updating post', /changed elsewhere/)
    expect(requests[0]!.url.searchParams.get('updated_at')).toBe(`eq.${post(1).updated_at}`)
  })

  test('recognizes after a lost answer that the post was updated', async () => {
    respondTo('patch', endpoints.posts, networkFailure)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Renamed')
    await user.click(button('Update Post'))
    await findToast(
      'Error updating post',
      'Your changes may have been saved. Press “Update Post” again to make sure.',
    )
    respondTo('patch', endpoints.posts, noRow)
    respondTo('get', endpoints.posts, () =>
      rows([post(1, { title: 'Renamed', updated_at: '2026-01-06T09:00:00+00:00' })]),
    )
    await user.click(button('Update Post'))
    await findToast('Post Updated!')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
  })

  test('keeps what was typed if the post to update is not found, and reloads the list', async () => {
    respondTo('patch', endpoints.posts, noRow)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Renamed')
    respondTo('get', endpoints.posts, ({ request }) =>
      rows(request.url.includes('&id=') ? [] : [post(2)]),
    )
    serveUser()
    await user.click(button('Update Post'))
    const message = 'We couldn’t find it, or it isn’t yours.'
    await findErrorToast('Error updating post', message)
    await waitFor(() => expect(titles()).toEqual(['Post 2']))
    expect(title()).toHaveValue('Renamed')
    expect(content()).toHaveValue('Content 1')
    expect(button('Update Post')).toBeEnabled()
  })

  test('offers what was typed as a new post if the post is gone after a reload', async () => {
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, content(), 'Half a thought')
    closeApp()
    respondTo('get', endpoints.posts, ({ request }) =>
      rows(request.url.includes('&id=') ? [] : [post(2)]),
    )
    serveUser()
    const { address } = await renderApp(`/dashboard?edit=${postId(1)}`)
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(title()).toHaveValue('Post 1')
    expect(content()).toHaveValue('Half a thought')
  })

  test('opens the post that a link names, on whichever page it is', async () => {
    const { lists } = await renderMany(120, `?page=2&edit=${postId(3)}`)
    expect(await main().findByLabelText('Title')).toHaveValue('Post 3')
    expect(titles()[0]).toBe('Post 70')
    expect(title()).not.toHaveFocus()
    const read = lists.find(({ url }) => url.searchParams.has('id'))
    expect(read!.url.searchParams.get('user_id')).toBe(`eq.${ada.id}`)
  })

  test('keeps the form open from page to page', async () => {
    const { user, lists } = await renderMany(60)
    await user.click(button('Edit Post 60'))
    await user.click(link('Older'))
    await main().findByText('51–60 of 60')
    expect(title()).toHaveValue('Post 60')
    expect(lists.filter(({ url }) => url.searchParams.has('id'))).toEqual([])
  })

  test('leaves the page of the list alone that is opened while a post is saved', async () => {
    const { user, address } = await renderMany(60)
    const request = holdRequest('patch', endpoints.posts)
    await user.click(button('Edit Post 60'))
    await fill(user, title(), 'Renamed')
    await user.click(button('Update Post'))
    await request.arrived
    await user.click(link('Older'))
    await main().findByText('51–60 of 60')
    request.release(updated())
    await findToast('Post Updated!')
    await waitFor(() => expect(address()).toBe('/dashboard?page=2'))
  })

  test.each(['nonsense', postId(99)])(
    'takes an edit=%s that names no post of the user out of the address',
    async (id) => {
      serveUser()
      const { address, lists } = await renderMany(60, `?page=2&edit=${id}`)
      await waitFor(() => expect(address()).toBe('/dashboard?page=2'))
      expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
      expect(lists.map(({ url }) => url.search).join()).not.toContain('nonsense')
      expect(toasts()).toEqual([])
    },
  )

  test('says that the post of a link could not be loaded, and tries again', async () => {
    storeSession()
    respondTo('get', endpoints.posts, ({ request }) =>
      request.url.includes('&id=') ? networkFailure() : rows(stored),
    )
    const { user } = await renderApp(`/dashboard?edit=${postId(9)}`)
    expect(await main().findByText('The post could not be loaded.')).toBeVisible()
    respondTo('get', endpoints.posts, () => rows([post(9)]))
    await user.click(button('Try again'))
    expect(await main().findByLabelText('Title')).toHaveValue('Post 9')
  })
})

describe('deleting a post', () => {
  const question = 'Are you sure you want to delete this post?'
  const dialog = () => screen.getByRole('alertdialog', { name: question })

  test('asks before it deletes a post, and reports the deletion', async () => {
    const request = holdRequest('delete', endpoints.posts)
    const requests = request.received
    const { user } = await renderDashboard()
    await user.click(button('Delete Post 1'))
    expect(within(dialog()).getByText(/Post 1/)).toBeVisible()
    expect(requests).toEqual([])

    const lists = respondTo('get', endpoints.posts, () => rows([post(2)]))
    await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    await request.arrived
    expect(titles()).toEqual(['Post 2'])
    request.release(HttpResponse.json([{ id: postId(1) }]))
    await findToast('Post Deleted')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(main().getByRole('article', { name: 'Post 2' }).closest('li')).toHaveFocus()
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: `eq.${postId(1)}`,
      user_id: `eq.${ada.id}`,
      select: 'id',
    })
    await waitFor(() => expect(titles()).toEqual(['Post 2']))
    expect(lists).toHaveLength(1)
  })

  test('deletes nothing if the user cancels', async () => {
    const requests = respondTo('delete', endpoints.posts, () =>
      HttpResponse.json([{ id: postId(1) }]),
    )
    const { user } = await renderDashboard()
    await user.click(button('Delete Post 1'))
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(button('Delete Post 2'))
    expect(within(dialog()).getByText(/Post 2/)).toBeVisible()
    // The browser sends this to a modal dialog on Escape.
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(requests).toEqual([])
  })

  test('closes the form of a post that is deleted', async () => {
    respondTo('delete', endpoints.posts, () => HttpResponse.json([{ id: postId(1) }]))
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await user.click(button('Delete Post 1'))
    respondTo('get', endpoints.posts, () => rows([post(2)]))
    await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    await findToast('Post Deleted')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(title()).toHaveValue('')
  })

  test('reports a post as deleted that is gone already', async () => {
    respondTo('delete', endpoints.posts, networkFailure)
    serveUser()
    const { user } = await renderDashboard()
    const confirm = async () => {
      await user.click(button('Delete Post 1'))
      await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    }
    await confirm()
    await findErrorToast(
      'Error deleting post',
      'The post may have been deleted. Delete it again to make sure.',
    )
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    respondTo('delete', endpoints.posts, noRow)
    respondTo('get', endpoints.posts, () => rows([post(2)]))
    await confirm()
    await findToast('Post Deleted')
    expect(titles()).toEqual(['Post 2'])
  })

  test('asks to log in if no post is found because the session was ended on another device', async () => {
    respondTo('delete', endpoints.posts, noRow)
    const { user, address } = await renderDashboard()
    endSession()
    await user.click(button('Delete Post 1'))
    await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    await findErrorToast('Error deleting post', 'Your session has ended. Log in again.')
    await waitFor(() => expect(address()).toBe('/auth?mode=login&redirect=/dashboard'))
  })
})

describe('optimistic updates', () => {
  test.each([
    ['a creation', 'post', 'Error creating post'],
    ['a change', 'patch', 'Error updating post'],
    ['a deletion', 'delete', 'Error deleting post'],
  ] as const)('reverts %s that fails', async (_, method, toast) => {
    const { user } = await renderDashboard()
    const request = holdRequest(method, endpoints.posts)
    if (method === 'delete') {
      await user.click(button('Delete Post 1'))
      await user.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    } else {
      if (method === 'patch') await user.click(button('Edit Post 1'))
      await fill(user, title(), 'Something new')
      await user.keyboard('{Enter}')
    }
    await request.arrived
    expect(titles()).not.toEqual(['Post 2', 'Post 1'])
    request.release(restError(403, '42501', 'permission denied'))
    await findToast(toast)
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(main().getByRole('heading', { name: 'Your posts 2' })).toBeVisible()
  })

  test('leaves the form of another post open when a save ends', async () => {
    const { user } = await renderDashboard()
    const request = holdRequest('patch', endpoints.posts)
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Changed')
    await user.click(button('Update Post'))
    await request.arrived
    await user.click(button('Edit Post 2'))
    request.release(updated())
    await findToast('Post Updated!')
    expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible()
    expect(title()).toHaveValue('Post 2')
  })
})

describe('drafts', () => {
  const notice = () => main().queryByText('We restored what you typed earlier.')

  test('restores a draft after a reload, says so, and discards it on demand', async () => {
    const first = await renderDashboard()
    await fill(first.user, title(), 'Half a')
    await fill(first.user, content(), 'thought')
    expect(notice()).not.toBeInTheDocument()
    closeApp()
    const { user } = await renderDashboard()
    expect(title()).toHaveValue('Half a')
    expect(content()).toHaveValue('thought')
    expect(notice()).toBeVisible()
    await user.click(button('Discard'))
    await confirmDiscard(user)
    expect(title()).toHaveValue('')
    expect(title()).toHaveFocus()
    expect(content()).toHaveValue('')
    expect(notice()).not.toBeInTheDocument()
  })

  test('keeps the drafts of a new post and of other posts apart', async () => {
    const { user } = await renderDashboard()
    await fill(user, title(), 'New thought')
    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1')
    await fill(user, title(), 'Post 1, changed')
    await user.click(button('Edit Post 2'))
    expect(title()).toHaveValue('Post 2')
    await user.click(button('Cancel Edit'))
    expect(await main().findByDisplayValue('New thought')).toBe(title())
    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1, changed')
    expect(notice()).toBeVisible()
    await user.click(button('Discard'))
    await confirmDiscard(user)
    expect(title()).toHaveValue('Post 1')
  })

  test('discards all drafts on log-out', async () => {
    respondTo('post', endpoints.logout, noContent)
    const { user, goTo } = await renderDashboard()
    await fill(user, title(), 'Secret')
    await goTo('/contact')
    await fill(user, main().getByLabelText('Your Message'), 'Secret')
    await user.click(header().getByRole('button', { name: 'Log out' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Log out' }))
    await findToast('Logged Out')
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Secret')
  })

  test('keeps the draft and the session if the session could not be renewed', async () => {
    respondTo('post', endpoints.posts, () => restError(401, '42501', 'permission denied'))
    const { user, address } = await renderDashboard()
    await fill(user, title(), 'Every word')
    await user.click(button('Create Post'))
    await findToast(
      'Error creating post',
      'Your session could not be renewed. Try again in a moment.',
    )
    expect(address()).toBe('/dashboard')
    expect(title()).toHaveValue('Every word')
    expect(header().getByText('Welcome, ada')).toBeVisible()
    respondTo('post', endpoints.posts, () => createdPost(9))
    await user.click(button('Create Post'))
    await findToast('Post Created!')
  })

  test('asks to log in if the session is missing in this browser', async () => {
    respondTo('post', endpoints.posts, () => restError(401, '42501', 'permission denied'))
    const { user, address } = await renderDashboard()
    await fill(user, title(), 'Every word')
    window.localStorage.removeItem(sessionKey)
    await user.click(button('Create Post'))
    await findToast('Error creating post', 'Your session has ended. Log in again.')
    await waitFor(() => expect(address()).toBe('/auth?mode=login&redirect=/dashboard'))
  })

  test('does not end a session that was stored during the call', async () => {
    const { user, address } = await renderDashboard()
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'Every word')
    await user.click(button('Create Post'))
    await request.arrived
    storeSession({ ...sessionBody(), refresh_token: 'another' })
    request.release(restError(401, 'PGRST303', 'JWT expired'))
    await findToast('Error creating post')
    expect(address()).toBe('/dashboard')
    expect(storedSession()).toMatchObject({ refresh_token: 'another' })
  })

  test('leads back to the edited post when another tab ends the session', async () => {
    const { user, address } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Every word')
    otherTab().send('SIGNED_OUT', null)
    const view = `/dashboard?edit=${postId(1)}`
    await waitFor(() =>
      expect(address()).toBe(
        `/auth?mode=login&redirect=${encodeURIComponent(view).replace('%2F', '/')}`,
      ),
    )
    await findToast('Your session has ended', 'Log in again to continue.')
    otherTab().send('SIGNED_IN', sessionBody(ada))
    await waitFor(() => expect(address()).toBe(view))
    expect(await main().findByLabelText('Title')).toHaveValue('Every word')
    await waitFor(() => expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible())
  })
})

describe('closing the tab', () => {
  /** Whether the browser would ask first. */
  const closingAsks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test.each(['New post', 'Edit post'])(
    'asks only while the form "%s" has unsaved text',
    async (heading) => {
      const { user, goTo, address } = await renderDashboard()
      if (heading === 'Edit post') await user.click(button('Edit Post 1'))
      const saved = heading === 'Edit post' ? 'Post 1' : ''
      expect(main().getByRole('heading', { name: heading })).toBeVisible()
      expect(closingAsks()).toBe(false)
      await fill(user, title(), 'Changed')
      expect(closingAsks()).toBe(true)
      await fill(user, title(), saved)
      expect(closingAsks()).toBe(false)

      // Nothing is lost on another page, so nothing asks.
      await fill(user, title(), 'Changed')
      await goTo('/pricing')
      expect(address()).toBe('/pricing')
      expect(closingAsks()).toBe(false)
    },
  )
})

describe('logging out with unsaved changes', () => {
  const question = () =>
    screen.queryByRole('alertdialog', { name: 'Log out without saving your changes?' })

  /** Opens the dashboard, begins a change, and goes elsewhere. */
  async function leaveChangedFor(path: string) {
    serveUser()
    const app = await renderDashboard()
    await app.user.click(button('Edit Post 1'))
    await fill(app.user, title(), 'Changed')
    await app.goTo(path)
    await main().findByRole('heading', { level: 1 })
    return app
  }

  test('asks before the log-out, and discards the changes', async () => {
    const requests = respondTo('post', endpoints.logout, noContent)
    const { user, address } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, title(), 'Changed')
    const logOut = header().getByRole('button', { name: 'Log out' })
    await user.click(logOut)
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Cancel' }))
    expect(question()).not.toBeInTheDocument()
    expect(logOut).toBeEnabled()
    expect(requests).toEqual([])
    expect(title()).toHaveValue('Changed')

    await user.click(logOut)
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Log out' }))
    await findToast('Logged Out')
    await waitFor(() => expect(address()).toBe('/'))
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Changed')
  })

  test('asks before it discards a new post', async () => {
    const requests = respondTo('post', endpoints.logout, noContent)
    const { user } = await renderDashboard([])
    await fill(user, title(), 'New thought')
    await user.click(header().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Cancel' }))
    expect(title()).toHaveValue('New thought')
    expect(requests).toEqual([])
  })

  test('asks on any other page, and leaves the open menu open', async () => {
    const { user } = await leaveChangedFor('/about')
    const menu = screen.getByRole('button', { name: 'Open menu' })
    await user.click(menu)
    await user.click(mobileMenu().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(question()).toBeVisible())
    within(question()!).getByRole('button', { name: 'Cancel' }).focus()
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('asks before logging out everywhere', async () => {
    const { user } = await leaveChangedFor('/dashboard/account')
    await user.click(await main().findByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(question()).toBeVisible())
  })

  test('does not ask if a post is opened and not changed', async () => {
    respondTo('post', endpoints.logout, noContent)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await user.click(header().getByRole('button', { name: 'Log out' }))
    expect(await findToast('Logged Out')).toBeVisible()
  })
})

describe('access to the dashboard', () => {
  test('leads a visitor who comes by a link to its page and post after the log-in', async () => {
    const { address } = await renderApp(`/dashboard?page=2&edit=${postId(1)}`)
    await waitFor(() =>
      expect(address()).toBe(
        `/auth?mode=login&redirect=/dashboard%3Fpage%3D2%26edit%3D${postId(1)}`,
      ),
    )
  })

  test('redirects a visitor to the log-in', async () => {
    const { address } = await renderApp('/dashboard')
    await waitFor(() => expect(address()).toBe('/auth?mode=login'))
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Log in')
  })

  test('shows nothing while the session is checked', async () => {
    storeSession(sessionBody(ada, -60))
    const refresh = holdRequest('post', endpoints.token)
    const { address } = await openApp('/dashboard')
    await refresh.arrived
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
    expect(address()).toBe('/dashboard')

    respondTo('get', endpoints.posts, () => rows(stored))
    refresh.release(HttpResponse.json(sessionBody(ada)))
    await contentShown()
    await main().findByText('Post 1')
  })

  test('returns from the log-in when a slow auth service confirms the session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    storeSession(sessionBody(ada, -60))
    respondTo('get', endpoints.posts, () => rows(stored))
    const refresh = holdRequest('post', endpoints.token)
    const { address } = await openApp('/dashboard')
    await refresh.arrived
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() => expect(address()).toBe('/auth?mode=login&redirect=/dashboard'))
    refresh.release(HttpResponse.json(sessionBody(ada)))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    await waitFor(() => expect(main().getByText('Post 1')).toBeVisible())
  })

  test('redirects to the log-in if the server rejects the stored session', async () => {
    storeSession()
    respondTo('get', endpoints.posts, () => restError(401, 'PGRST301', 'No suitable key'))
    const { address } = await renderApp('/auth?mode=login&redirect=/dashboard')
    await findToast('Error fetching posts', 'Your session has ended. Log in again.')
    await waitFor(() => expect(address()).toBe('/auth?mode=login&redirect=/dashboard'))
    await waitFor(() => expect(main().getByLabelText('Email')).toBeVisible())
    expect(storedSession()).toBeNull()
  })

  test.each([
    ['opens the dashboard', []],
    ['searches', stored],
  ])(
    'asks to log in instead of showing no posts to a user who %s after the session was ended on another device',
    async (_, before) => {
      storeSession()
      respondTo('get', endpoints.posts, () => rows(before))
      if (!before.length) endSession()
      const { user, address } = await renderApp('/dashboard')
      if (before.length) {
        await main().findByRole('list', { name: 'Your posts' })
        endSession()
        respondTo('get', endpoints.posts, () => rows([]))
        await user.type(main().getByRole('searchbox'), 'One{Enter}')
      }
      await findToast('Error fetching posts', 'Your session has ended. Log in again.')
      await waitFor(() => expect(address()).toMatch(/^\/auth\?mode=login&redirect=\/dashboard/))
      expect(screen.queryByText(emptyText)).not.toBeInTheDocument()
    },
  )

  test('asks to log in when the session was ended on another device before a post is created', async () => {
    const { user, address } = await renderDashboard()
    respondTo('post', endpoints.posts, () =>
      restError(403, '42501', 'new row violates row-level security policy for table "posts"'),
    )
    endSession()
    await fill(user, title(), 'Kept')
    await user.click(button('Create Post'))
    await findToast('Error creating post', 'Your session has ended. Log in again.')
    await waitFor(() => expect(address()).toBe('/auth?mode=login&redirect=/dashboard'))
  })

  test('neither reloads nor clears the form on a repeated event of the same user', async () => {
    const { user, lists } = await renderDashboard()
    await fill(user, title(), 'Half a tho')
    const { received } = otherTab()
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(title()).toHaveValue('Half a tho')
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(lists).toHaveLength(1)
  })

  test('shows the posts of another user who logs in', async () => {
    const { user } = await renderDashboard()
    await fill(user, title(), 'Ada’s secret')
    const lists = respondTo('get', endpoints.posts, () => rows([{ ...post(9), user_id: bob.id }]))
    otherTab().send('SIGNED_IN', sessionBody(bob))
    await waitFor(() => expect(titles()).toEqual(['Post 9']))
    expect(lists[0]!.url.searchParams.get('user_id')).toBe(`eq.${bob.id}`)
    expect(title()).toHaveValue('')
    expect(toasts()).toEqual([])
  })
})
