import { throwApiError } from './errors'
import { loadModule } from './load-module'
import type { TypedSupabaseClient } from './supabase'

/**
 * Runs requests in a client that stores nothing. It waits for no refresh of the stored
 * session. Throws an `ApiError`.
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
    await client.auth.dispose()
  }
}
