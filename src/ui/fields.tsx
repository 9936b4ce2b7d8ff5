import type { ReactNode } from 'react'
import { useStarted } from '@/lib/use-started'

/** What a form asks for. A page that the build rendered takes no input before its script runs, so nothing typed is lost. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useStarted()} className="contents">
      {children}
    </fieldset>
  )
}
