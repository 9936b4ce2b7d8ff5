import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

/**
 * The network of the unit tests. It responds only to requests that a test defines and fails on all
 * others, except the session check that follows an empty list of posts.
 */
export const server = setupServer(
  http.get('https://backend.test/auth/v1/user', () => HttpResponse.json({ id: 'alive' })),
)
