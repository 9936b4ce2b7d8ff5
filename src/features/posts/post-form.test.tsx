import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { hasDrafts, saveDraft } from '@/drafts/drafts'
import { queryClient } from '@/lib/query-client'
import {
  ada,
  endpoints,
  holdRequest,
  networkFailure,
  noRowsResponse,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  serveUser,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import {
  confirmDelete,
  content,
  discard,
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
import {
  createdPost,
  deletedPost,
  newerPost,
  post,
  postId,
  updatedPost,
} from '../../../tests/helpers/post-fixtures'
import {
  button,
  clickButton,
  closeApp,
  fill,
  findErrorToast,
  findToast,
  main,
  renderApp,
} from '../../../tests/helpers/render-app'
import { pageSize } from './post'

describe('the button for a new post', () => {
  const newPost = () => main().queryByRole('button', { name: 'New post' })

  test('opens the form, and is hidden if there are no posts, while a post is edited, and while there is a draft', async () => {
    await renderDashboard([])
    expect(newPost()).not.toBeInTheDocument()
    closeApp()
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    expect(newPost()).not.toBeInTheDocument()
    await user.click(button('Cancel Edit'))
    await user.click(newPost()!)
    expect(newPost()).not.toBeInTheDocument()
    expect(title()).toHaveFocus()
    await fill(user, title(), 'Draft')
    closeApp()
    const later = await renderDashboard()
    expect(title()).toHaveValue('Draft')
    await later.user.clear(title())
    expect(newPost()).not.toBeInTheDocument()
  })
})

describe('creating a post', () => {
  test('saves a new post, reloads the list and clears the form', async () => {
    const { user } = await renderDashboard([])
    const request = holdRequest('post', endpoints.posts)
    // A title has at most 200 characters.
    const first = 'First'.padEnd(200, '!')
    await fill(user, title(), `  ${first}  `)
    await fill(user, content(), 'Line 1\nLine 2 ')
    await user.click(button('Create Post'))
    await request.arrived
    expect(button('Saving...')).toHaveAttribute('aria-disabled', 'true')
    expect(request.received[0]!.body).toEqual({
      title: first,
      content: 'Line 1\nLine 2 ',
      user_id: ada.id,
    })
    const list = holdRequest('get', endpoints.posts)
    request.release(createdPost(1, { title: first }))
    await list.arrived
    await findToast('Post Created!')
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
    const create = await main().findByRole('button', { name: 'Create Post' })
    expect(create).not.toHaveAttribute('aria-disabled')
    list.release(listResponse([post(2), post(1, { title: first })]))
    await waitFor(() => expect(titles()).toEqual(['Post 2', first]))
    expect(main().getByRole('heading', { name: 'Your posts 2' })).toBeVisible()
    expect(title()).toHaveValue('')
    await waitFor(() => expect(title()).toHaveFocus())
    expect(content()).toHaveValue('')
    expect(button('Create Post')).not.toHaveAttribute('aria-disabled')
  })

  test('rejects a new post with a blank title', async () => {
    const requests = mockEndpoint('post', endpoints.posts, () => createdPost(9))
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
    ['Title can have at most 200 characters; this has 201.', 'x'.repeat(201), ''],
    ['Title contains a character that can’t be stored.', 'a\0b', ''],
    ['Content can have at most 20,000 characters; this has 20,001.', 'Title', 'x'.repeat(20_001)],
    ['Content contains a character that can’t be stored.', 'Title', 'a\0b'],
  ])('does not send an invalid post: %s', async (message, titleText, contentText) => {
    const requests = mockEndpoint('post', endpoints.posts, () => createdPost(9))
    const { user } = await renderDashboard([])
    await fill(user, title(), titleText)
    await fill(user, content(), contentText)
    await user.click(button('Create Post'))
    expect(main().getByText(message)).toBeVisible()
    expect(message.startsWith('Title') ? title() : content()).toHaveFocus()
    expect(content()).toHaveValue(contentText)
    expect(requests).toEqual([])
  })

  test.each(['after a lost response', 'after a lost response and a reload'])(
    '%s, a retry sends the same key, and counts as success if the post exists',
    async (when) => {
      const lost = mockEndpoint('post', endpoints.posts, networkFailure)
      const before = await renderDashboard()
      await fill(before.user, title(), 'Only once')
      await before.user.click(button('Create Post'))
      const message =
        'Your post may have been saved. Look for it in your posts before you create it again.'
      await findErrorToast('Error creating post', message)
      expect(title()).toHaveValue('Only once')
      // Opening the form of another post in between changes nothing.
      await before.user.click(button('Edit Post 1'))
      await before.user.click(button('Cancel Edit'))
      await waitFor(() => expect(title()).toHaveValue('Only once'))
      let { user } = before
      if (when.includes('reload')) {
        closeApp()
        ;({ user } = await renderDashboard())
      }

      const retries = mockEndpoint('post', endpoints.posts, noRowsResponse)
      await clickButton({ user }, 'Create Post')
      await findToast('Post Created!')
      const key = lost[0]!.headers.get('idempotency-key')
      expect(key).toMatch(/^[\da-f-]{36}$/)
      expect(retries[0]!.headers.get('idempotency-key')).toBe(key)
      await waitFor(() => expect(title()).toHaveValue(''))

      // Submitting the same text again creates another post.
      await fill(user, title(), 'Only once')
      await clickButton({ user }, 'Create Post')
      await waitFor(() => expect(retries).toHaveLength(2))
      expect(retries[1]!.headers.get('idempotency-key')).not.toBe(key)
    },
  )

  test('leaves the focus where the user works on while the post is saved', async () => {
    const { user } = await renderDashboard()
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'Slowly')
    await user.keyboard('{Enter}')
    await request.arrived
    act(() => button('Edit Post 2').focus())
    request.release(createdPost(9))
    await findToast('Post Created!')
    await waitFor(() => expect(button('Create Post')).not.toHaveAttribute('aria-disabled'))
    expect(button('Edit Post 2')).toHaveFocus()
  })

  test('says offline that a post may have been saved, reloads the list, and sends the same text with its key', async () => {
    const { user } = await renderDashboard()
    const requests = mockEndpoint('post', endpoints.posts, () => {
      act(() => void window.dispatchEvent(new Event('offline')))
      return networkFailure()
    })
    mockEndpoint('get', endpoints.posts, networkFailure)
    await fill(user, title(), 'Saved after all')
    await user.click(button('Create Post'))
    await findErrorToast('Error creating post', /^Your post may have been saved/)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await clickButton({ user }, 'Create Post')
    await findErrorToast('Error creating post', /^The connection failed/)
    expect(main().getByText(/^Your post may have been saved/)).toBeVisible()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    onLine.mockRestore()
    // The title is trimmed, so this is the same text. A second create with its key changes nothing.
    const repeated = mockEndpoint('post', endpoints.posts, networkFailure)
    await user.type(title(), '!{Backspace} ')
    await clickButton({ user }, 'Create Post')
    await waitFor(() => expect(repeated).toHaveLength(1))
    expect(repeated[0]!.headers.get('idempotency-key')).toBe(
      requests[0]!.headers.get('idempotency-key'),
    )
    servePosts(post(3, { title: 'Saved after all' }), ...stored)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(titles()).toEqual(['Saved after all', 'Post 2', 'Post 1']))
    expect(title()).toHaveValue('Saved after all')
  })

  test('shows a new post that was saved while the list was loading', async () => {
    storeSession()
    const list = holdRequest('get', endpoints.posts)
    mockEndpoint('post', endpoints.posts, () => createdPost(9))
    const { user } = await renderApp('/dashboard')
    await list.arrived
    servePosts(post(1, { title: 'First' }))
    await fill(user, title(), 'First')
    await user.click(button('Create Post'))
    await findToast('Post Created!')
    list.release(listResponse([]))
    await waitFor(() => expect(titles()).toEqual(['First']))
    expect(main().queryByText(emptyText)).not.toBeInTheDocument()
  })

  test('shows a post that is being saved, and sends nothing, after the page was reopened', async () => {
    const { user, goTo } = await renderDashboard([])
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'First')
    await user.click(button('Create Post'))
    await request.arrived
    await goTo('/pricing')
    await goTo('/dashboard')
    for (const name of ['Saving...', 'Discard'])
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
    await user.type(title(), '!{Enter}')
    expect(title()).toHaveValue('First')
    expect(request.received).toHaveLength(1)
    servePosts(post(1, { title: 'First' }))
    request.release(createdPost(9, { title: 'First' }))
    await findToast('Post Created!')
    await waitFor(() => expect(titles()).toEqual(['First']))
    expect(title()).toHaveValue('')
    expect(button('Create Post')).not.toHaveAttribute('aria-disabled')
  })
})

describe('editing a post', () => {
  test('fills the form with the post, saves the changes and clears the form', async () => {
    const { user, currentUrl } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible()
    expect(currentUrl()).toBe(`/dashboard?edit=${postId(1)}`)
    expect(title()).toHaveValue('Post 1')
    expect(content()).toHaveValue('Content 1')
    expect(title()).toHaveFocus()
    expect(main().getByRole('article', { name: 'Post 1' })).toHaveAttribute('aria-current', 'true')
    expect(main().getByRole('article', { name: 'Post 2' })).not.toHaveAttribute('aria-current')

    const request = holdRequest('patch', endpoints.posts)
    const requests = request.received
    const lists = servePosts(post(2), post(1, { title: 'Renamed' }))
    await fill(user, title(), 'Renamed ')
    await fill(user, content(), '')
    await user.click(button('Update Post'))
    await request.arrived
    request.release(updatedPost(1, { title: 'Renamed', content: '' }))
    await findToast('Post Updated!')
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toEqual({ title: 'Renamed', content: '' })
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: `eq.${postId(1)}`,
      user_id: `eq.${ada.id}`,
      updated_at: `eq.${post(1).updated_at}`,
      select: '*',
    })
    await waitFor(() => expect(titles()).toEqual(['Post 2', 'Renamed']))
    expect(lists).toHaveLength(1)
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(currentUrl()).toBe('/dashboard')
    expect(postItem('Renamed')).toHaveFocus()
    expect(title()).toHaveValue('')
    expect(button('Create Post')).not.toHaveAttribute('aria-disabled')
  })

  test('asks for confirmation before "Cancel Edit" discards changes', async () => {
    const requests = mockEndpoint('patch', endpoints.posts, () => updatedPost(1))
    const { user } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Something else')
    await user.click(button('Cancel Edit'))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).getByRole(
        'button',
        { name: 'Cancel' },
      ),
    )
    expect(title()).toHaveValue('Something else')
    await discard(user, 'Cancel Edit')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(title()).toHaveValue('')
    expect(postItem('Post 1')).toHaveFocus()
    expect(titles()).toEqual(['Post 2', 'Post 1'])
    expect(main().queryByRole('button', { name: 'Cancel Edit' })).not.toBeInTheDocument()
    expect(requests).toEqual([])

    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1')
  })

  test('rejects an update without a title, of a post without content', async () => {
    const requests = mockEndpoint('patch', endpoints.posts, () => updatedPost(1))
    const { user } = await renderDashboard([post(1, { content: null })])
    await edit({ user }, 'Post 1', '  ')
    await user.click(button('Update Post'))
    await findErrorToast('Title is required for update')
    expect(title()).toHaveFocus()
    expect(content()).toHaveValue('')
    expect(requests).toEqual([])
  })

  test('says that there is a newer version once that has loaded, and replaces it', async () => {
    const { user, goTo } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Typed here')
    await goTo('/pricing')
    vi.setSystemTime(Date.now() + 31_000)
    const there = newerPost(1, { title: 'Typed there' })
    servePosts(there)
    await goTo(`/dashboard?edit=${postId(1)}`)
    await main().findByRole('article', { name: 'Typed there' })
    expect(title()).toHaveValue('Typed here')
    expect(await main().findByRole('alert')).toHaveTextContent(
      'This post has changed since you started editing it. Look for that version in your posts, or click “Update Post” to replace it with yours.',
    )
    const requests = mockEndpoint('patch', endpoints.posts, () => updatedPost(1))
    await clickButton({ user }, 'Update Post')
    await findToast('Post Updated!')
    expect(requests[0]!.url.searchParams.get('updated_at')).toBe(`eq.${there.updated_at}`)
  })

  test('keeps the saved version if an older one that was loading arrives after it', async () => {
    const { user, goTo } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Renamed')
    const update = holdRequest('patch', endpoints.posts)
    await user.click(button('Update Post'))
    await update.arrived
    await goTo('/pricing')
    vi.setSystemTime(Date.now() + 31_000)
    let respond!: (response: Response) => void
    const older = new Promise<Response>((resolve) => (respond = resolve))
    const loads = mockEndpoint('get', endpoints.posts, ({ request }) =>
      request.url.includes('&id=') ? older : listResponse(stored),
    )
    await goTo(`/dashboard?edit=${postId(1)}`)
    await waitFor(() => expect(loads.some(({ url }) => url.searchParams.has('id'))).toBe(true))
    update.release(updatedPost(1, { title: 'Renamed' }))
    await findToast('Post Updated!')
    respond(listResponse([post(1)]))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(title()).toHaveValue('Renamed')
  })

  test('says nothing more about an update whose text was discarded', async () => {
    const { user, goTo } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Typed here')
    await goTo('/pricing')
    await goTo(`/dashboard?edit=${postId(1)}`)
    servePosts(newerPost(1, { title: 'Typed there' }))
    mockEndpoint('patch', endpoints.posts, noRowsResponse)
    await clickButton({ user }, 'Update Post')
    await main().findByRole('alert')
    await discard(user, 'Discard')
    expect(title()).toHaveValue('Typed there')
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows what was saved if the list still has the text before it', async () => {
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await fill(user, content(), 'Saved')
    mockEndpoint('get', endpoints.posts, networkFailure)
    mockEndpoint('patch', endpoints.posts, () => updatedPost(1, { content: 'Saved' }))
    await clickButton({ user }, 'Update Post')
    await findToast('Post Updated!')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    await user.click(button('Edit Post 1'))
    expect(content()).toHaveValue('Saved')
  })

  test('keeps the texts of a deleted post and of a new one', async () => {
    mockEndpoint('patch', endpoints.posts, noRowsResponse)
    const { user } = await renderDashboard()
    await fill(user, title(), 'New thought')
    await edit({ user }, 'Post 1', 'Renamed')
    servePosts()
    serveUser()
    await user.click(button('Update Post'))
    await findErrorToast('Error updating post', /^We couldn’t find this post/)
    expect(title()).toHaveValue('Renamed')
    expect(main().getByRole('heading', { name: 'New post' })).toBeVisible()
    expect(main().getByRole('alert')).toHaveTextContent('Your text is kept.')
    expect(button('Create Post')).toHaveFocus()
    await discard(user, 'Cancel Edit')
    expect(await main().findByDisplayValue('New thought')).toBe(title())
  })

  test('leaves no draft if the user deletes the post while its update is pending', async () => {
    const { user } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Too late')
    const update = holdRequest('patch', endpoints.posts)
    await user.keyboard('{Enter}')
    await update.arrived
    mockEndpoint('delete', endpoints.posts, () => deletedPost(1))
    servePosts()
    await confirmDelete({ user }, 'Post 1')
    await findToast('Post Deleted')
    update.release(noRowsResponse())
    await findErrorToast('Error updating post', /^We couldn’t find this post/)
    expect(hasDrafts(ada.id)).toBe(false)
  })

  test('closes on Back and stays on the dashboard', async () => {
    const { user, goTo, router, currentUrl } = await renderDashboard()
    await goTo('/pricing')
    await goTo('/dashboard')
    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1')
    await act(() => router.navigate(-1))
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(currentUrl()).toBe('/dashboard')
  })

  test('opens the post in the URL, even if it is on another page of the list', async () => {
    const total = pageSize + 10
    const { lists } = await renderMany(total, `?page=2&edit=${postId(total)}`)
    expect(await main().findByLabelText('Title')).toHaveValue(`Post ${total}`)
    expect(titles()[0]).toBe('Post 10')
    expect(title()).not.toHaveFocus()
    const read = lists.find(({ url }) => url.searchParams.has('id'))
    expect(read!.url.searchParams.get('user_id')).toBe(`eq.${ada.id}`)
  })

  test('keeps the form open on another page of the list, and stays there after a save', async () => {
    const { user, currentUrl, lists } = await renderMany(pageSize + 5)
    const request = holdRequest('patch', endpoints.posts)
    await user.click(button(`Edit Post ${pageSize + 5}`))
    await fill(user, title(), 'Renamed')
    await user.click(button('Update Post'))
    await request.arrived
    await user.click(link('Older'))
    await main().findByText(rangeText(2, pageSize + 5))
    expect(title()).toHaveValue('Renamed')
    expect(lists.filter(({ url }) => url.searchParams.has('id'))).toEqual([])
    request.release(updatedPost(pageSize + 5, { title: 'Renamed' }))
    await findToast('Post Updated!')
    await waitFor(() => expect(currentUrl()).toBe('/dashboard?page=2'))
  })

  test.each(['nonsense', postId(99)])(
    'reports that no post has the ID in edit=%s, and opens the form for a new post',
    async (id) => {
      serveUser()
      const { user, currentUrl, lists } = await renderMany(pageSize + 5, `?page=2&edit=${id}`)
      expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
      expect(lists.map(({ url }) => url.search).join()).not.toContain('nonsense')
      expect(main().getByRole('alert')).toHaveTextContent(/^We couldn’t find this post\./)
      await user.click(button('Cancel Edit'))
      await waitFor(() => expect(currentUrl()).toBe('/dashboard?page=2'))
    },
  )

  test('reports that the post in the URL failed to load, and retries on request', async () => {
    storeSession()
    mockEndpoint('get', endpoints.posts, ({ request }) =>
      request.url.includes('&id=') ? networkFailure() : listResponse(stored),
    )
    saveDraft({ ownerId: ada.id, name: `post:${postId(9)}`, values: { title: 'Renamed' } })
    const { user } = await renderApp(`/dashboard?edit=${postId(9)}`)
    expect(await main().findByText(/^We couldn’t load this post\. .* is kept\.$/)).toBeVisible()
    expect(link('Close')).toHaveAttribute('href', '/dashboard')
    servePosts(post(9))
    await user.click(button('Try again'))
    expect(await main().findByLabelText('Title')).toHaveValue('Renamed')
  })
})

describe('while a request is pending', () => {
  test.each([
    ['a creation', 'post', 'Error creating post'],
    ['a change', 'patch', 'Error updating post'],
    ['a deletion', 'delete', 'Error deleting post'],
  ] as const)(
    'the list does not change, and stays without a reload after %s that the server rejects',
    async (_, method, toast) => {
      const { user, lists } = await renderDashboard()
      const request = holdRequest(method, endpoints.posts)
      if (method === 'delete') await confirmDelete({ user }, 'Post 1')
      else {
        if (method === 'patch') await user.click(button('Edit Post 1'))
        await fill(user, title(), 'Something new')
        await user.keyboard('{Enter}')
      }
      await request.arrived
      request.release(postgrestErrorResponse(403, '42501', 'permission denied'))
      await findToast(toast)
      expect(titles()).toEqual(['Post 2', 'Post 1'])
      expect(main().getByRole('heading', { name: 'Your posts 2' })).toBeVisible()
      expect(lists).toHaveLength(1)
    },
  )

  test('keeps the form of another post open when a save ends', async () => {
    const { user } = await renderDashboard()
    const request = holdRequest('patch', endpoints.posts)
    await edit({ user }, 'Post 1', 'Changed')
    await user.click(button('Update Post'))
    await request.arrived
    await user.click(button('Edit Post 2'))
    request.release(updatedPost(1))
    await findToast('Post Updated!')
    expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible()
    expect(title()).toHaveValue('Post 2')
  })
})
