import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/**
 * The network of the unit tests: answers only what a test says, and fails on any other request, but for
 * the question whether the session is alive, which an empty list of posts asks.
 */
export const server = setupServer(
  http.get('https://backend.test/auth/v1/user', () => HttpResponse.json({ id: 'alive' })),
)
