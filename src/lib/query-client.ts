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

/** Creates a cache of server data. Failures show immediately, and of mutations also offline. */
const createQueryClient = () =>
  new QueryClient({
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

/** The server data of the current session. Only signed-in pages import it. */
export let queryClient = createQueryClient()

/** Forgets the server data. Unlike after `clear()`, a query under way still reports its error. */
export const forgetServerData = () => void (queryClient = createQueryClient())
