import { lazy, Suspense, useEffect, useState } from 'react'
import type { Mockup } from '@/content/mockups'
import { loadHero } from '@/page-loader'
import { routeAt, suiteOf } from '@/routes'

const MockupView = lazy(async () => ({
  default: (await import('@/mockups/mockup-view')).MockupView,
}))

/** The product picture of a service page; nothing for other paths, or if it fails to load. */
export function ServiceMockup({ path }: { path: string }) {
  const [mockup, setMockup] = useState<Mockup>()

  useEffect(() => {
    let ignore = false
    loadHero(path).then(
      (hero) => ignore || setMockup(hero?.mockup),
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [path])

  return (
    mockup && (
      <Suspense>
        <div data-suite={suiteOf(routeAt(path)!)} className="mt-12 animate-fade-in">
          <MockupView mockup={mockup} />
        </div>
      </Suspense>
    )
  )
}
