import { clsx } from 'clsx'
import { brand } from '@/content/brand'
import { mockupLabels, type RingMockup } from '@/content/mockup-types'
import { suites } from '@/content/catalog/suites'
import { findPageRoute } from '@/routing/route-lookup'
import Ring from '@/ui/ring.svg?react'

/** The icon and card position of each suite, clockwise from the top of the ring. */
const segments: Record<RingMockup['cards'][number]['suite'], [path: string, place: string]> = {
  build: ['/services/build', 'top-[6%] right-0'],
  manage: ['/services/manage', 'top-[48%] right-0'],
  grow: ['/services/grow', 'right-0 bottom-[4%]'],
  finance: ['/services/finance', 'bottom-0 left-[56%]'],
  community: ['/services/community/school-management', 'bottom-[5%] left-[3%] lg:-ml-8'],
  healthcare: ['/services/healthcare', 'top-[50%] left-0 lg:-ml-8'],
  lifestyle: ['/services/travel-tours', 'top-[8%] left-[2%] lg:-ml-8'],
}

/** The ring of the seven suites, with cards for some of them. */
export function RingView({ cards }: RingMockup) {
  return (
    <div className="relative grid place-items-center py-4">
      <div className="relative aspect-square w-[72%] max-w-[28rem]">
        <Ring className="size-full" />
        {Object.values(segments).map(([path], index) => {
          const Icon = findPageRoute(path)!.icon!
          const turn = (index + 0.5) / 7
          return (
            <div key={path} className="absolute inset-0" style={{ rotate: `${turn}turn` }}>
              <Icon
                className="absolute top-[12.5%] left-1/2 size-8 [translate:-50%_-50%] stroke-[1.75] text-surface"
                style={{ rotate: `${-turn}turn` }}
              />
            </div>
          )
        })}
        <div className="absolute inset-[27%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised">
          <span className="text-h3 font-bold tracking-tight">{brand.name}</span>
          <span className="text-2xs text-muted">{mockupLabels.account}</span>
        </div>
      </div>
      {cards.map(({ suite, text }, index) => (
        <div
          key={suite}
          data-suite={suite}
          className={clsx(
            'absolute flex items-center gap-3 rounded border border-line bg-surface py-2.5 pr-4 pl-3 shadow-floating',
            segments[suite][1],
            index > 1 ? '@max-md:hidden' : '@max-sm:hidden',
          )}
        >
          <span className="h-9 w-1 rounded-full bg-accent-vivid" />
          <span>
            <span className="block text-2xs font-semibold text-accent">
              {suites[suite].split(' ')[0]}
            </span>
            <span className="block text-xs font-semibold">{text}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
