import { useEffect, useState } from 'react'

/** Loads the search with its index. */
export const loadSearch = () => import('./search-index')

type Search = Awaited<ReturnType<typeof loadSearch>>

/** Returns the search once it has loaded. After a failure, a new `retryKey` tries again. */
export function useSearch(retryKey?: string): Search | 'failed' | undefined {
  const [search, setSearch] = useState<Search | 'failed'>()
  useEffect(() => {
    loadSearch().then(setSearch, () => setSearch('failed'))
  }, [retryKey])
  return search
}
