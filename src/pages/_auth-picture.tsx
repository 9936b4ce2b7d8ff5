import { useEffect, useState } from 'react'
import { mockup as defaultMockup } from '@/content/mockups/build'
import type { PictureContent } from '@/content/types'
import { Picture } from '@/pictures/picture'
import { getContentLoader } from '@/routing/page-module'
import { findPageRoute, getPageFile, getSuiteByPath } from '@/routing/route-lookup'

/**
 * The picture of a service page, or of `/services/build` without a path and until it has loaded. If
 * the path can change, set it as `key`, because the state keeps the picture of the previous path.
 */
export function ServicePicture({ path }: { path?: string }) {
  const [loaded, setLoaded] = useState<PictureContent>()

  useEffect(() => {
    const route = path === undefined ? undefined : findPageRoute(path)
    const load = route && getContentLoader(getPageFile(route))
    load?.().then(
      ({ content }) => setLoaded(content.hero.picture),
      () => undefined,
    )
  }, [path])

  return (
    // With the key, the two have separate elements. Shared elements would cause a layout shift.
    <div key={loaded && path} data-suite={loaded && path ? getSuiteByPath(path) : 'build'}>
      <Picture picture={loaded ?? defaultMockup} />
    </div>
  )
}
