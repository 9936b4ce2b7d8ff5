import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { sessionKey } from '@/lib/storage'
import {
  ada,
  endpoints,
  holdRequest,
  networkFailure,
  noContent,
  noRowsResponse,
  otherTab,
  mockEndpoint,
  postgrestErrorResponse,
  serveUser,
  sessionBody,
  storedSession,
  storeSession,
} from '../../../tests/helpers/mock-backend'
import {
  content,
  discard,
  edit,
  renderDashboard,
  servePosts,
  title,
  titles,
} from '../../../tests/helpers/render-dashboard'
import {
  createdPost,
  newerPost,
  post,
  postId,
  updatedPost,
} from '../../../tests/helpers/post-fixtures'
import {
  type App,
  button,
  clickButton,
  closeApp,
  fill,
  findErrorToast,
  findToast,
  header,
  main,
  mobileMenu,
  renderApp,
} from '../../../tests/helpers/render-app'

describe('drafts', () => {
  const notice = () =>
    main().queryByText('We kept this text for you. Closing this tab discards it.')

  test('keeps separate drafts for a new post and each edited post, until they are discarded', async () => {
    const first = await renderDashboard()
    await fill(first.user, title(), 'New thought')
    await fill(first.user, content(), 'Half of it')
    expect(notice()).not.toBeInTheDocument()
    closeApp()
    const { user } = await renderDashboard()
    expect(content()).toHaveValue('Half of it')
    expect(notice()).toBeVisible()
    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1')
    await fill(user, title(), 'Post 1, changed')
    await user.click(button('Edit Post 2'))
    expect(title()).toHaveValue('Post 2')
    expect(main().getByRole('link', { name: 'Post 1, changed' })).toBeVisible()
    await user.click(main().getByRole('link', { name: 'New thought' }))
    expect(await main().findByDisplayValue('New thought')).toBe(title())
    expect(main().queryByRole('link', { name: 'New thought' })).not.toBeInTheDocument()
    await user.click(button('Edit Post 1'))
    expect(title()).toHaveValue('Post 1, changed')
    expect(notice()).toBeVisible()
    await discard(user, 'Discard')
    expect(title()).toHaveValue('Post 1')
    expect(title()).toHaveFocus()
    expect(notice()).not.toBeInTheDocument()
    await user.click(button('Cancel Edit'))
    expect(await main().findByDisplayValue('New thought')).toBe(title())
  })

  test('links to the unsaved text of a post that was deleted elsewhere', async () => {
    const first = await renderDashboard()
    await edit(first, 'Post 1', 'Renamed')
    expect(main().queryByRole('link', { name: 'Renamed' })).not.toBeInTheDocument()
    servePosts(post(2))
    serveUser()
    closeApp()
    const { user, currentUrl } = await renderApp('/dashboard')
    await user.click(await main().findByRole('link', { name: 'Renamed' }))
    expect(await main().findByDisplayValue('Renamed')).toBe(title())
    expect(main().getByRole('alert')).toHaveTextContent(/have been deleted\. Your text is kept\.$/)
    expect(main().getByRole('heading', { name: 'New post' })).toBeVisible()
    expect(main().queryByRole('link', { name: 'Renamed' })).not.toBeInTheDocument()
    const requests = mockEndpoint('post', endpoints.posts, () => createdPost(9))
    await user.click(button('Create Post'))
    await findToast('Post Created!')
    expect(requests[0]!.body).toMatchObject({ title: 'Renamed', content: 'Content 1' })
    expect(currentUrl()).toBe('/dashboard')
  })

  test('asks to log in if this browser has no stored session', async () => {
    mockEndpoint('post', endpoints.posts, () =>
      postgrestErrorResponse(401, '42501', 'permission denied'),
    )
    const { user, currentUrl } = await renderDashboard()
    await fill(user, title(), 'Every word')
    window.localStorage.removeItem(sessionKey)
    await user.click(button('Create Post'))
    await findToast('Error creating post', 'Your session has ended. Log in again.')
    await waitFor(() => expect(currentUrl()).toBe('/auth?mode=login&redirect=/dashboard'))
  })

  test('keeps a session that was stored during the call', async () => {
    const { user, currentUrl } = await renderDashboard()
    const request = holdRequest('post', endpoints.posts)
    await fill(user, title(), 'Every word')
    await user.click(button('Create Post'))
    await request.arrived
    storeSession({ ...sessionBody(), refresh_token: 'another' })
    serveUser()
    request.release(postgrestErrorResponse(401, 'PGRST303', 'JWT expired'))
    await findToast('Error creating post')
    expect(currentUrl()).toBe('/dashboard')
    expect(storedSession()).toMatchObject({ refresh_token: 'another' })
  })

  test('returns to the edited post after login if another tab ended the session', async () => {
    const { user, currentUrl } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Every word')
    otherTab().send('SIGNED_OUT', null)
    const view = `/dashboard?edit=${postId(1)}`
    await waitFor(() =>
      expect(currentUrl()).toBe(
        `/auth?mode=login&redirect=${encodeURIComponent(view).replace('%2F', '/')}`,
      ),
    )
    expect(
      await main().findByText('Your session has ended. Log in again to continue.'),
    ).toBeVisible()
    otherTab().send('SIGNED_IN', sessionBody(ada))
    await waitFor(() => expect(currentUrl()).toBe(view))
    expect(await main().findByLabelText('Title')).toHaveValue('Every word')
    await waitFor(() => expect(main().getByRole('heading', { name: 'Edit post' })).toBeVisible())
  })
})

describe('a form that was left and opened again while an update is pending', () => {
  /** Sends "Sent" as the title of Post 1, leaves the form and opens it again. */
  async function reopenWhilePending(newPostTitle = '') {
    const app = await renderDashboard()
    if (newPostTitle) await fill(app.user, title(), newPostTitle)
    await edit(app, 'Post 1', 'Sent ')
    const update = holdRequest('patch', endpoints.posts)
    await app.user.click(button('Update Post'))
    await update.arrived
    await app.goTo('/pricing')
    await app.goTo(`/dashboard?edit=${postId(1)}`)
    expect(await main().findByLabelText('Title')).toHaveValue('Sent')
    for (const name of ['Saving...', 'Discard', 'Cancel Edit'])
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
    return { ...app, update }
  }

  /** Presses the button, and expects that the update replaces the newer version. */
  async function expectReplaced(user: App['user']) {
    const requests = mockEndpoint('patch', endpoints.posts, () => updatedPost(1))
    await clickButton({ user }, 'Update Post')
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]!.url.searchParams.get('updated_at')).toBe(`eq.${newerPost(1).updated_at}`)
  }

  /** The server saves "Sent", but the response is lost. */
  async function loseResponse({ update }: Awaited<ReturnType<typeof reopenWhilePending>>) {
    servePosts(newerPost(1, { title: 'Sent' }))
    update.release(networkFailure())
    await findErrorToast(
      'Error updating post',
      'Your changes may have been saved. Click “Update Post” again to make sure.',
    )
  }

  /** The server accepts updates of the version that it saved. */
  const acceptUpdates = () =>
    mockEndpoint('patch', endpoints.posts, ({ request }) =>
      request.url.includes(encodeURIComponent(newerPost(1).updated_at))
        ? updatedPost(1, { title: 'Typed since' })
        : noRowsResponse(),
    )

  test('shows the version that was saved, which the next update replaces', async () => {
    const { user, update } = await reopenWhilePending()
    servePosts(newerPost(1, { title: 'Sent' }))
    update.release(updatedPost(1, { title: 'Sent' }))
    await findToast('Post Updated!')
    expect(title()).toHaveValue('Sent')
    await fill(user, title(), 'Typed since')
    await expectReplaced(user)
  })

  test('keeps what was sent if the server has a newer version, says so also after a refusal, and then replaces it', async () => {
    const { user, update } = await reopenWhilePending()
    servePosts(newerPost(1, { title: 'Typed there' }))
    update.release(noRowsResponse())
    await findToast('Error updating post', /has changed since you started editing it/)
    await waitFor(() => expect(titles()).toEqual(['Typed there']))
    expect(title()).toHaveValue('Sent')
    mockEndpoint('patch', endpoints.posts, () => postgrestErrorResponse(422, 'PT422', 'Not now.'))
    await clickButton({ user }, 'Update Post')
    await findErrorToast('Error updating post', 'Not now.')
    expect(main().getByRole('alert')).toHaveTextContent(/has changed since .*Not now\.$/)
    await expectReplaced(user)
  })

  test('keeps what was sent and the new post that was started if the post is gone', async () => {
    const { user, update, currentUrl } = await reopenWhilePending('Started')
    serveUser()
    servePosts()
    update.release(noRowsResponse())
    await findToast('Error updating post', 'We couldn’t find this post. It may have been deleted.')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
    expect(currentUrl()).toBe(`/dashboard?edit=${postId(1)}`)
    expect(title()).toHaveValue('Sent')
    const requests = mockEndpoint('post', endpoints.posts, () => createdPost(9))
    await clickButton({ user }, 'Create Post')
    await findToast('Post Created!')
    expect(requests[0]!.body).toMatchObject({ title: 'Sent', content: 'Content 1' })
    expect(await main().findByDisplayValue('Started')).toBe(title())
    expect(currentUrl()).toBe('/dashboard')
  })

  test.each([
    ['was never sent', false],
    ['got no response', true],
  ])('recognizes what was sent before an update that %s', async (_, isOnline) => {
    const app = await reopenWhilePending()
    await loseResponse(app)
    await fill(app.user, title(), 'Typed since')
    mockEndpoint('patch', endpoints.posts, networkFailure)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await clickButton(app, 'Update Post')
    await findToast('Error updating post')
    onLine.mockRestore()
    acceptUpdates()
    await waitFor(() => expect(button('Update Post')).not.toHaveAttribute('aria-disabled'))
    await clickButton(app, 'Update Post')
    await findToast('Post Updated!')
  })

  test('recognizes what was sent if it is sent again', async () => {
    const app = await reopenWhilePending()
    await loseResponse(app)
    await waitFor(() => expect(titles()).toEqual(['Sent']))
    mockEndpoint('patch', endpoints.posts, noRowsResponse)
    await clickButton(app, 'Update Post')
    await findToast('Post Updated!')
    expect(await main().findByRole('heading', { name: 'New post' })).toBeVisible()
  })

  test.each([false, true])(
    'recognizes what was sent if it was undone (after a reload: %s)',
    async (isReloaded) => {
      const app = await reopenWhilePending()
      await loseResponse(app)
      await fill(app.user, title(), 'Post 1')
      if (isReloaded) closeApp()
      const { user } = isReloaded ? await renderApp(`/dashboard?edit=${postId(1)}`) : app
      expect(await main().findByRole('alert')).toHaveTextContent(
        'Your changes may have been saved.',
      )
      expect(title()).toHaveValue('Post 1')
      const requests = acceptUpdates()
      await clickButton({ user }, 'Update Post')
      await findToast('Post Updated!')
      expect(requests.at(-1)!.body).toMatchObject({ title: 'Post 1', content: 'Content 1' })
    },
  )
})

describe('closing the tab', () => {
  /** Whether the browser would ask for confirmation. */
  const closingAsks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('asks for confirmation only on the dashboard, and only while a text is unsaved', async () => {
    const { user, goTo, currentUrl } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    expect(closingAsks()).toBe(false)
    await fill(user, title(), 'Changed')
    expect(closingAsks()).toBe(true)
    await fill(user, title(), 'Post 1')
    expect(closingAsks()).toBe(false)

    await user.click(button('Cancel Edit'))
    await fill(user, title(), 'New thought')
    expect(closingAsks()).toBe(true)
    await user.click(button('Edit Post 2'))
    expect(title()).toHaveValue('Post 2')
    expect(closingAsks()).toBe(true)
    await goTo('/pricing')
    expect(currentUrl()).toBe('/pricing')
    expect(closingAsks()).toBe(false)
  })
})

describe('logging out with unsaved changes', () => {
  const question = () =>
    screen.queryByRole('alertdialog', { name: 'Log out without saving your changes?' })

  /** Opens the dashboard, edits a post and opens another page. */
  async function leaveChangedFor(path: string) {
    serveUser()
    const app = await renderDashboard()
    await edit(app, 'Post 1', 'Changed')
    await app.goTo(path)
    await main().findByRole('heading', { level: 1 })
    return app
  }

  test('asks for confirmation before the logout and then discards the changes', async () => {
    const requests = mockEndpoint('post', endpoints.logout, noContent)
    const { user, currentUrl } = await renderDashboard()
    await edit({ user }, 'Post 1', 'Changed')
    const logOut = header().getByRole('button', { name: 'Log out' })
    await user.click(logOut)
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Cancel' }))
    expect(question()).not.toBeInTheDocument()
    expect(logOut).not.toHaveAttribute('aria-disabled')
    expect(requests).toEqual([])
    expect(title()).toHaveValue('Changed')

    await user.click(logOut)
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Log out' }))
    await findToast('Logged Out')
    await waitFor(() => expect(currentUrl()).toBe('/'))
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(window.sessionStorage)).not.toContain('Changed')
  })

  test('keeps nothing of a post whose create gets no response until after the logout', async () => {
    mockEndpoint('post', endpoints.logout, noContent)
    const { user } = await renderDashboard([])
    await fill(user, title(), 'New thought')
    const create = holdRequest('post', endpoints.posts)
    await user.click(button('Create Post'))
    await create.arrived
    await user.click(header().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(question()).toBeVisible())
    await user.click(within(question()!).getByRole('button', { name: 'Log out' }))
    await findToast('Logged Out')
    create.release(networkFailure())
    await findToast('Error creating post')
    expect(JSON.stringify(window.sessionStorage)).not.toContain('New thought')
  })

  test('asks for confirmation on other pages too, and keeps an open menu open', async () => {
    const { user } = await leaveChangedFor('/about')
    const menu = screen.getByRole('button', { name: 'Open menu' })
    await user.click(menu)
    await user.click(mobileMenu().getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(question()).toBeVisible())
    within(question()!).getByRole('button', { name: 'Cancel' }).focus()
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('asks for confirmation before logging out everywhere', async () => {
    const { user } = await leaveChangedFor('/dashboard/account')
    await user.click(await main().findByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(question()).toBeVisible())
  })

  test('does not ask for confirmation if a post was opened but not changed', async () => {
    mockEndpoint('post', endpoints.logout, noContent)
    const { user } = await renderDashboard()
    await user.click(button('Edit Post 1'))
    await user.click(header().getByRole('button', { name: 'Log out' }))
    expect(await findToast('Logged Out')).toBeVisible()
  })
})
