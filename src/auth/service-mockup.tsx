import { type ComponentType, useEffect, useState } from 'react'
import type { Mockup } from '@/content/mockups'
import { loadHero } from '@/routing/page-loader'
import { suiteAt } from '@/routing/routes'
import Ring from '@/ui/ring.svg?react'

interface Loaded {
  mockup: Mockup
  MockupView: ComponentType<{ mockup: Mockup }>
}

/**
 * The product picture of a service page; the ring for other paths, or if it fails to load. Give it a new
 * key for another path.
 */
export function ServiceMockup({ path }: { path: string }) {
  /** Undefined while it loads, null if there is none. */
  const [loaded, setLoaded] = useState<Loaded | null>()

  useEffect(() => {
    loadMockup(path).then(setLoaded, () => setLoaded(null))
  }, [path])

  if (loaded === undefined) return null
  return (
    <div className="animate-fade-in">
      {loaded ? (
        <div data-suite={suiteAt(path)}>
          <loaded.MockupView mockup={loaded.mockup} />
        </div>
      ) : (
        <Ring className="size-56" />
      )}
    </div>
  )
}

async function loadMockup(path: string): Promise<Loaded | null> {
  const hero = await loadHero(path)
  return hero ? { mockup: hero.mockup, ...(await import('@/mockups/mockup-view')) } : null
}
