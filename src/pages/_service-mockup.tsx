import { useEffect, useState } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { mockup as defaultMockup } from '@/content/pages/services/_build-mockup'
import { getContentLoader } from '@/routing/page-module'
import { findPageRoute, getPageFile, getSuiteByPath } from '@/routing/route-lookup'
import { MockupView } from '@/pictures/mockups/mockup-view'

/**
 * The mockup of a service page, or of `/services/build` without a path and until it has loaded. If
 * the path can change, set it as `key`, because the state keeps the mockup of the previous path.
 */
export function ServiceMockup({ path }: { path?: string }) {
  const [loaded, setLoaded] = useState<Mockup>()

  useEffect(() => {
    const route = path === undefined ? undefined : findPageRoute(path)
    const load = route && getContentLoader(getPageFile(route))
    load?.().then(
      ({ content }) => setLoaded(content.hero.mockup),
      () => undefined,
    )
  }, [path])

  return (
    // With the key, the two have separate elements. Shared elements would cause a layout shift.
    <div key={loaded && path} data-suite={loaded && path ? getSuiteByPath(path) : 'build'}>
      <MockupView mockup={loaded ?? defaultMockup} />
    </div>
  )
}
