// oxlint-disable-next-line no-restricted-imports
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'

const none = new URLSearchParams()

/** React Router's `useSearchParams`. Empty during hydration, as in the prerendered HTML. */
export function useHydratedSearchParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  return [useHydrated() ? searchParams : none, setSearchParams] as const
}
