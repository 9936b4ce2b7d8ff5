import type { ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/** The fields of a form. They are disabled until the page is hydrated, so that no input is lost. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  )
}
