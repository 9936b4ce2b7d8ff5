import { type ReactNode, useEffect, useState } from 'react'
import { loadHero } from '@/page-loader'
import { routeAt, suiteOf } from '@/routes'

/** The product picture of a service page; nothing for other paths, or if it fails to load. */
export function ServiceMockup({ path }: { path: string }) {
  const [picture, setPicture] = useState<ReactNode>()

  useEffect(() => {
    let ignore = false
    Promise.all([loadHero(path), import('@/mockups/mockup-view')]).then(
      ([hero, { MockupView }]) => ignore || setPicture(hero && <MockupView mockup={hero.mockup} />),
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [path])

  return (
    picture && (
      <div data-suite={suiteOf(routeAt(path)!)} className="mt-12 animate-fade-in">
        {picture}
      </div>
    )
  )
}
