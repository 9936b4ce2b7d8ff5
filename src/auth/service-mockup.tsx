import { type ReactNode, useEffect, useState } from 'react'
import { loadHero } from '@/routing/page-loader'
import { routeAt, suiteOf } from '@/routing/routes'

/** The product picture of a service page; nothing for other paths, or if it fails to load. */
export function ServiceMockup({ path }: { path: string }) {
  const [picture, setPicture] = useState<ReactNode>()

  useEffect(() => {
    let ignore = false
    drawPicture(path).then(
      (drawn) => ignore || setPicture(drawn),
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

async function drawPicture(path: string) {
  const hero = await loadHero(path)
  if (!hero) return undefined
  const { MockupView } = await import('@/mockups/mockup-view')
  return <MockupView mockup={hero.mockup} />
}
