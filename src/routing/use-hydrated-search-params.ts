import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'

const none = new URLSearchParams()

/** The query of the address; empty while a prerendered page hydrates, which was rendered without one. */
export function useHydratedSearchParams() {
  const [params] = useSearchParams()
  return useHydrated() ? params : none
}
