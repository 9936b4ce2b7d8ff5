import { useEffect, useState } from 'react'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'

/** Loads the search with its index. */
export const loadSearch = () => loadModule(() => import('./search-index'))

/** Returns the search once it has loaded, or an error. */
export function useSearch() {
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>>>()
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    loadSearch().then(setSearch, setError)
  }, [])
  return { search, error }
}
