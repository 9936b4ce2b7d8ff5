import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

export const ada = { id: '7d5a2a1e-0000-4000-8000-00000000ada0', email: 'ada@example.com' }

/**
 * The network of the unit tests. It responds only to requests that a test defines and fails on all
 * others, except the session check that follows an empty list of posts.
 */
export const server = setupServer(
  http.get('https://backend.test/auth/v1/user', () => HttpResponse.json(ada)),
)
