import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type * as footer from '@/layout/footer'
import { pageRoutes } from '@/content/catalog/page-routes'

// setup-dom.ts replaces it elsewhere.
const { Footer } = await vi.importActual<typeof footer>('@/layout/footer')

/** Renders the footer of a page, and returns its queries. */
export function renderFooter(path = '/about') {
  const handle = pageRoutes.find((route) => route.path === path)
  const routes = [{ path, handle, Component: Footer }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  return within(screen.getByRole('contentinfo'))
}
