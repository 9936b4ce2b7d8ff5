import { render, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsoleError } from '../../tests/helpers/expect-console'
import { server } from '../../tests/helpers/msw-server'
import { noContent, serveNoPosts, serveUser, storeSession } from '../../tests/helpers/mock-backend'
import { main } from '../../tests/helpers/render-app'
import { App } from '@/app/app'
import { render as prerender } from '@/app/entry-prerender'
import { routes } from '@/app/router'
import { loadFirstPage } from '@/start/first-page'
import { readInitialAuthState } from './auth-state'
import { checkStoredSession } from './stored-session'

/** Hydrates a prerendered page like main.tsx. */
async function hydrate(path: string) {
  window.history.replaceState(null, '', path)
  await loadFirstPage(routes)
  const container = document.createElement('div')
  container.innerHTML = (await prerender(path)).body
  document.body.append(container)
  onTestFinished(() => container.remove())
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: {} })
  const visited: string[] = []
  router.subscribe(({ location }) => visited.push(location.pathname))
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  render(
    <App initialAuthState={readInitialAuthState(checkStoredSession())}>
      <RouterProvider router={router} />
    </App>,
    { container, hydrate: true, onRecoverableError },
  )
  return { visited, onRecoverableError }
}

test.each(['/dashboard', '/dashboard/account'])(
  'a stored session hydrates %s without an error or a redirect, as one page view',
  async (path) => {
    const endpoint = 'https://analytics.test/event'
    vi.stubEnv('VITE_ANALYTICS_URL', endpoint)
    onTestFinished(() => void vi.unstubAllEnvs())
    const views: unknown[] = []
    server.use(
      http.post(endpoint, async ({ request }) => {
        views.push(await request.json())
        return noContent()
      }),
    )
    // A browser has only one.
    expectConsoleError(/multiple renderers/)
    serveUser()
    serveNoPosts()
    storeSession()
    const { visited, onRecoverableError } = await hydrate(path)
    expect(main().getByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(views).toHaveLength(1))
    expect(views).toEqual([expect.objectContaining({ url: location.origin + path })])
    expect(visited).toEqual([])
    expect(onRecoverableError).not.toHaveBeenCalled()
  },
)
