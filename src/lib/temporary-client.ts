import { throwApiError } from './errors'
import { loadModule } from './load-module'
import type { TypedSupabaseClient } from './supabase'

/**
 * Runs requests in a temporary client, which stores nothing. It doesn't wait for a refresh of the
 * stored session, and it ends its own session if the requests log in. Throws an `ApiError`.
 */
export async function withTemporaryClient<T>(
  run: (client: TypedSupabaseClient) => PromiseLike<T>,
): Promise<T> {
  const { createTemporaryClient } = await loadModule(() => import('./supabase')).catch(
    throwApiError,
  )
  const client = createTemporaryClient()
  try {
    return await Promise.resolve(run(client)).catch(throwApiError)
  } finally {
    // Sends no request if there is no session.
    await client.auth.signOut({ scope: 'local' })
    await client.auth.dispose()
  }
}
