import { useEffect, useState } from 'react'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import type * as SearchIndex from './search-index'

/** Returns the search index once it has loaded, or an error. */
export function useSearchIndex() {
  const [searchIndex, setSearchIndex] = useState<typeof SearchIndex>()
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    loadModule(() => import('./search-index')).then(setSearchIndex, setError)
  }, [])
  return { searchIndex, error }
}
