import { QueryCache, QueryClient } from '@tanstack/react-query'
import { type ApiError, toApiError } from './errors'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** Called once per failed fetch, even if several components use the query. */
      onError?: (error: ApiError) => void
    }
  }
}

/**
 * The cache of server data. Only signed-in pages import it. Queries reload when the tab gets the
 * focus, but wait while it is offline. Failures show immediately: nothing is retried, and mutations
 * don't wait for the connection.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta }) {
      const apiError = toApiError(error)
      meta?.onError?.(apiError)
    },
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    mutations: { networkMode: 'always' },
  },
})
