import type { ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { NeedsJavaScript } from './client-only'

/** The fields of a form. They are disabled until the page is hydrated, so that no input is lost. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="contents">
      <NeedsJavaScript what="This form" />
      {children}
    </fieldset>
  )
}
