import { useInView } from 'framer-motion'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { loadPageHero } from '@/routing/load-page-hero'
import type { RoutePath } from '@/content/page-routes'
import { getSuiteByPath } from '@/routing/route-lookup'

interface Loaded {
  suite: string | undefined
  mockup: Mockup
  MockupView: ComponentType<{ mockup: Mockup }>
}

/** The page whose mockup shows if the URL names no service. */
const defaultPath: RoutePath = '/services/build'

/**
 * The mockup of a service page, which loads once it is in view.
 * Phones hide it and don't load it. Give it a new key for another path.
 */
export function ServiceMockup({ path = defaultPath }: { path?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const inView = useInView(ref, { once: true })
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (inView) loadMockup(path).then(setLoaded, () => undefined)
  }, [inView, path])

  return (
    <div ref={ref}>
      {loaded && (
        <div data-suite={loaded.suite} className="animate-fade-in">
          <loaded.MockupView mockup={loaded.mockup} />
        </div>
      )}
    </div>
  )
}

async function loadMockup(path: string): Promise<Loaded> {
  const hero = await loadPageHero(path)
  if (!hero) return loadMockup(defaultPath)
  return {
    suite: getSuiteByPath(path),
    mockup: hero.mockup,
    ...(await import('./mockup-view')),
  }
}
