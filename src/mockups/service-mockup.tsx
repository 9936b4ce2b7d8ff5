import { useEffect, useState } from 'react'
import type { Mockup } from '@/content/mockup-types'
import { mockup as defaultMockup } from '@/content/mockups/build'
import { loadPageHero } from '@/routing/load-page-hero'
import { getSuiteByPath } from '@/routing/route-lookup'
import { MockupView } from './mockup-view'

/** The mockup of a service page; the one of `/services/build` until it has loaded, and for other pages. */
export function ServiceMockup({ path = '/' }: { path?: string }) {
  const [shown, setShown] = useState<{ path: string; mockup: Mockup }>({
    path: '/services/build',
    mockup: defaultMockup,
  })

  useEffect(() => {
    loadPageHero(path).then(
      (hero) => hero && setShown({ path, mockup: hero.mockup }),
      () => undefined,
    )
  }, [path])

  return (
    <div key={shown.path} data-suite={getSuiteByPath(shown.path)}>
      <MockupView mockup={shown.mockup} />
    </div>
  )
}
