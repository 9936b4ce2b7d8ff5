import { useEffect, useState } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { mockup as defaultMockup } from '@/content/data/mockups/build'
import { getContentLoader } from '@/routing/content-loader'
import { findPageRoute, getPageFile, getSuiteByPath } from '@/routing/route-lookup'
import { MockupView } from './mockup-view'

async function loadMockup(path: string) {
  const route = findPageRoute(path)
  // Other pages have no product picture in their hero.
  const isService = path.startsWith('/services/')
  const module = route && isService && (await getContentLoader(getPageFile(route))?.())
  return module ? module.content.hero.mockup : undefined
}

/**
 * The mockup of a service page; the one of `/services/build` until it has loaded, and for other pages.
 * If the path can change, set it as `key`, because the state keeps the mockup of the previous path.
 */
export function ServiceMockup({ path }: { path: string }) {
  const [loaded, setLoaded] = useState<Mockup>()

  useEffect(() => {
    loadMockup(path).then(setLoaded, () => undefined)
  }, [path])

  return (
    // With the key, the two have separate elements. Shared elements would cause a layout shift.
    <div key={loaded && path} data-suite={loaded ? getSuiteByPath(path) : 'build'}>
      <MockupView mockup={loaded ?? defaultMockup} />
    </div>
  )
}
