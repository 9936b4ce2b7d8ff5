import {
  GraduationCap,
  Hammer,
  HeartPulse,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Plane,
  TrendingUp,
} from 'lucide-react'
import { brand } from '@/content/brand'
import { suites } from '@/content/suites'
import type { RingMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { Ring } from '@/ui/ring'

/** In the order of the ring, clockwise from the top: the suite's icon, and the place of its card. */
const segments: Record<RingMockup['cards'][number][0], [icon: LucideIcon, place: string]> = {
  build: [Hammer, 'top-[6%] right-[2%]'],
  manage: [LayoutDashboard, 'top-[48%] right-0'],
  grow: [TrendingUp, 'right-0 bottom-[4%]'],
  finance: [Landmark, 'bottom-0 left-[56%]'],
  community: [GraduationCap, 'bottom-[5%] left-[3%]'],
  healthcare: [HeartPulse, 'top-[50%] left-0'],
  lifestyle: [Plane, 'top-[8%] left-[2%]'],
}

/** The middle of a segment. */
const centerOf = (index: number) => {
  const angle = ((index + 0.5) / 7) * 2 * Math.PI
  return {
    left: `${(50 + 37.5 * Math.sin(angle)).toFixed(2)}%`,
    top: `${(50 - 37.5 * Math.cos(angle)).toFixed(2)}%`,
  }
}

/** The ring of the seven suites, with cards from some of them beside it. */
export function RingView({ cards }: RingMockup) {
  return (
    <div className="relative grid place-items-center py-4">
      <div className="relative aspect-square w-[72%] max-w-96">
        <Ring className="size-full" />
        {Object.entries(segments).map(([suite, [Icon]], index) => (
          <Icon
            key={suite}
            className="absolute size-7 -translate-1/2 stroke-[1.75] text-surface"
            style={centerOf(index)}
          />
        ))}
        <div className="absolute inset-[27%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised">
          <span className="text-h3 font-bold tracking-tight">{brand.name}</span>
          <span className="text-3xs text-muted">one account</span>
        </div>
      </div>
      {cards.map(([suite, news], index) => (
        <div
          key={suite}
          data-suite={suite}
          className={cn(
            'absolute flex items-center gap-3 rounded border border-line bg-surface py-2.5 pr-4 pl-3 shadow-floating',
            segments[suite][1],
            index > 1 ? '@max-md:hidden' : '@max-sm:hidden',
          )}
        >
          <span className="h-9 w-1 rounded-full bg-accent-vivid" />
          <span>
            <span className="block text-3xs font-semibold text-accent">
              {suites[suite].split(' ')[0]}
            </span>
            <span className="block text-xs font-semibold">{news}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
