import type { ReactNode } from 'react'
import { useHydrated } from '@/lib/use-hydrated'

/** Content that depends on the session, so that it cannot be prerendered. Without JavaScript, it says why. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? (
    children
  ) : (
    <noscript>
      <p className="container-page py-section text-lead">
        This page needs JavaScript. Turn it on in your browser&apos;s settings and reload the page.
      </p>
    </noscript>
  )
}
