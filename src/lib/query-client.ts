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
 * The cache of server data. Only signed-in pages import it. Failures show immediately, because
 * queries are not retried and nothing waits for the connection.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => meta?.onError?.(toApiError(error)),
  }),
  defaultOptions: {
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
})
