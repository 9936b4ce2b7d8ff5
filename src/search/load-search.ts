import { useEffect, useState } from 'react'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'

/** Loads the search with its index. */
export const loadSearch = () => loadModule(() => import('./search-index'))

/** Returns the search once it has loaded, or an error. After an error, a new `retryKey` tries again. */
export function useSearch(retryKey?: string) {
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>>>()
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    loadSearch().then(setSearch, setError)
  }, [retryKey])
  return { search, error }
}
