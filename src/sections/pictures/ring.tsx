import { brand } from '@/content/brand'
import { suites, type Suite } from '@/content/suites'
import { Ring } from '@/layout/logo'
import { cn } from '@/lib/cn'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-names'
import { tiny } from './parts'
import type { RingScene } from './scene'

/** In the order of the ring, clockwise from the top; each card lies beside its segment. */
const segments: [suite: Exclude<Suite, 'company'>, icon: IconName, place: string][] = [
  ['build', 'hammer', 'top-[6%] right-[2%]'],
  ['manage', 'layout-dashboard', 'top-[48%] right-0'],
  ['grow', 'trending-up', 'right-0 bottom-[4%]'],
  ['finance', 'landmark', 'bottom-0 left-[56%]'],
  ['community', 'graduation-cap', 'bottom-[5%] left-[3%]'],
  ['healthcare', 'heart-pulse', 'top-[50%] left-0'],
  ['lifestyle', 'plane', 'top-[8%] left-[2%]'],
]

const around = (index: number) => {
  const angle = ((index + 0.5) / 7) * 2 * Math.PI
  return {
    left: `${(50 + 37.5 * Math.sin(angle)).toFixed(2)}%`,
    top: `${(50 - 37.5 * Math.cos(angle)).toFixed(2)}%`,
  }
}

/** The ring of the seven suites, with cards from some of them beside it. */
export function RingPicture({ scene: { cards } }: { scene: RingScene }) {
  return (
    <div className="relative grid place-items-center py-4">
      <div className="relative aspect-square w-[72%] max-w-96">
        <Ring className="size-full" />
        {segments.map(([suite, icon], index) => (
          <Icon
            key={suite}
            name={icon}
            className="absolute size-7 -translate-1/2 stroke-[1.75] text-surface"
            style={around(index)}
          />
        ))}
        <div className="absolute inset-[27%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised">
          <span className="text-h3 font-bold tracking-tight">{brand.name}</span>
          <span className={cn('text-muted', tiny)}>one account</span>
        </div>
      </div>
      {segments.map(([suite, , place]) => {
        const at = cards.findIndex(([of]) => of === suite)
        const card = cards[at]
        return (
          card && (
            <div
              key={suite}
              data-suite={suite}
              className={cn(
                'absolute flex items-center gap-3 rounded border border-line bg-surface py-2.5 pr-4 pl-3 shadow-floating',
                place,
                at > 1 ? '@max-md:hidden' : '@max-sm:hidden',
              )}
            >
              <span className="h-9 w-1 rounded-full bg-accent-vivid" />
              <span>
                <span className={cn('block font-semibold text-accent', tiny)}>
                  {suites[suite].split(' ')[0]}
                </span>
                <span className="block text-xs font-semibold">{card[1]}</span>
              </span>
            </div>
          )
        )
      })}
    </div>
  )
}
