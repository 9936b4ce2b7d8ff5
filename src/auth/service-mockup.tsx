import { type ReactNode, useEffect, useState } from 'react'
import { loadHero } from '@/routing/page-loader'
import { routeAt, suiteOf } from '@/routing/routes'
import Ring from '@/ui/ring.svg?react'

/** The product picture of a service page; the ring for other paths, or if it fails to load. */
export function ServiceMockup({ path }: { path: string }) {
  const [picture, setPicture] = useState<ReactNode>()

  useEffect(() => {
    let ignore = false
    drawPicture(path)
      .catch(() => undefined)
      .then((drawn) => ignore || setPicture(drawn ?? <Ring className="size-56" />))
    return () => {
      ignore = true
    }
  }, [path])

  return picture && <div className="animate-fade-in">{picture}</div>
}

async function drawPicture(path: string) {
  const hero = await loadHero(path)
  if (!hero) return undefined
  const { MockupView } = await import('@/mockups/mockup-view')
  return (
    <div data-suite={suiteOf(routeAt(path)!)}>
      <MockupView mockup={hero.mockup} />
    </div>
  )
}
