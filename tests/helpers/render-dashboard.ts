import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import {
  endpoints,
  mockEndpoint,
  postgrestErrorResponse,
  listResponse,
  storeSession,
} from './mock-backend'
import { pageSize, type Post } from '@/features/posts/post'
import { post } from './post-fixtures'
import { type App, button, fill, main, renderApp } from './render-app'

export const emptyText = "You haven't created any posts yet. Use the form to get started!"

/** Two posts, newest first. */
export const stored = [post(2), post(1)]

/** Presses a button that discards the draft, and confirms it. */
export async function discard(user: App['user'], name: 'Discard' | 'Cancel Edit') {
  await user.click(button(name))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
}

/** Serves these posts. Returns the requests. */
export const servePosts = (...posts: Post[]) =>
  mockEndpoint('get', endpoints.posts, ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')
    return listResponse(id ? posts.filter((one) => id === `eq.${one.id}`) : posts)
  })

/** Opens Ada's dashboard with these posts. */
export async function renderDashboard(posts = stored) {
  storeSession()
  const lists = servePosts(...posts)
  const app = await renderApp('/dashboard')
  await waitFor(() => expect(main().queryByText('Loading your posts')).not.toBeInTheDocument())
  return { ...app, lists }
}

/** Returns the text below a page of the list, such as "1–25 of 60". */
export const rangeText = (pageNumber: number, total: number) =>
  `${(pageNumber - 1) * pageSize + 1}–${Math.min(pageNumber * pageSize, total)} of ${total}`

/** Opens the dashboard at a URL, with this many posts on the server. */
export async function renderMany(count: number, query = '') {
  const all = Array.from({ length: count }, (_, index) => post(count - index))
  storeSession()
  const lists = mockEndpoint('get', endpoints.posts, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const id = searchParams.get('id')
    if (id) return listResponse(all.filter((one) => id === `eq.${one.id}`))
    const start = Number(searchParams.get('offset'))
    return start > all.length
      ? postgrestErrorResponse(416, 'PGRST103', 'Requested range not satisfiable')
      : listResponse(all.slice(start, start + Number(searchParams.get('limit'))), all.length)
  })
  const app = await renderApp(`/dashboard${query}`)
  await main().findByRole('list', { name: 'Your posts' })
  return { ...app, lists }
}

/** Opens the form of a post, and replaces its title with the text, if any. */
export async function edit({ user }: Pick<App, 'user'>, name: string, text?: string) {
  await user.click(button(`Edit ${name}`))
  if (text) await fill(user, title(), text)
}

/** Deletes a post and confirms it. */
export async function confirmDelete({ user }: Pick<App, 'user'>, name: string) {
  await user.click(button(`Delete ${name}`))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
}

export const title = () => main().getByLabelText('Title')
export const content = () => main().getByLabelText('Content')
export const link = (name: string) => main().getByRole('link', { name })

/** Returns the list item of a post, which has the focus after a change of the post. */
export const postItem = (name: string) =>
  main()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('article', { name }))

export const titles = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
