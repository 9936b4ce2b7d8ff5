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
 * The cache of the user's server data, which only signed-in pages import. Failures show immediately, also
 * offline, and queries load again once there is a connection.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => meta?.onError?.(toApiError(error)),
  }),
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 30_000 },
    mutations: { networkMode: 'always' },
  },
})

/** Forgets the server data. A query under way stays, and still reports its error. */
export const forgetServerData = () => queryClient.removeQueries({ fetchStatus: 'idle' })
