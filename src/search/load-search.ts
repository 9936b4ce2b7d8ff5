import { useEffect, useState } from 'react'

/** Loads the search with its index. */
export const loadSearch = () => import('./search-index')

type Search = Awaited<ReturnType<typeof loadSearch>>

/** The search, once it has loaded. After a failure, another value of `retryKey` tries again. */
export function useSearch(retryKey?: string): Search | 'failed' | undefined {
  const [search, setSearch] = useState<Search | 'failed'>()
  useEffect(() => {
    loadSearch().then(setSearch, () => setSearch('failed'))
  }, [retryKey])
  return search
}
