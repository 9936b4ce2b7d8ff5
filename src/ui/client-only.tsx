import type { ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/** Says without JavaScript that something is missing. */
export const NeedsJavaScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="text-lead">
      {what} needs JavaScript. Turn it on in your browser&apos;s settings and reload the page.
    </p>
  </noscript>
)

/** Content that depends on the session, so that it cannot be prerendered. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? (
    children
  ) : (
    <div className="container-page py-section">
      <NeedsJavaScript what="This page" />
    </div>
  )
}
