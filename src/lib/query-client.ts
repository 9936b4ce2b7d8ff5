import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ApiError } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** Called once for each failed fetch, however many components show the query. */
      onError?: (error: ApiError, hasData: boolean) => void
    }
  }
}

/** How long data that no component uses is kept, in ms: every page of posts that was opened takes memory. */
const gcTime = 2000

/**
 * What the server holds, as it was last fetched, and the changes under way. The pages of signed-in users
 * import it, and no other page. Failures show at once: a query is not retried, and nothing waits for the
 * connection to come back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => meta?.onError?.(error, state.data !== undefined),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime,
    },
    mutations: { networkMode: 'always', gcTime },
  },
})
