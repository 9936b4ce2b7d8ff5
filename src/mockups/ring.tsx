import { clsx } from 'clsx'
import { brand } from '@/content/brand'
import { mockupLabels, type RingMockup } from '@/content/mockup-types'
import { getRingTurn, suiteIds, suites } from '@/content/catalog/suites'
import { Ring } from '@/components/ring'

/** The ring of the suites, with cards for some of them next to their segments if they fit there. */
export function RingView({ cards }: RingMockup) {
  return (
    <div className="relative grid place-items-center py-4">
      <div className="relative aspect-square w-[72%] max-w-[28rem]">
        <Ring className="size-full" />
        {suiteIds.map((suite) => {
          const Icon = suites[suite].icon
          const turn = getRingTurn(suite)
          return (
            <div key={suite} className="absolute inset-0" style={{ rotate: `${turn}turn` }}>
              <Icon
                className="absolute top-[12.5%] left-1/2 size-8 [translate:-50%_-50%] stroke-surface stroke-[1.75] [color-scheme:dark]"
                style={{ rotate: `${-turn}turn` }}
              />
            </div>
          )
        })}
        <div className="absolute inset-[27%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised">
          <span className="text-h3 font-bold tracking-tight">{brand.name}</span>
          <span className="text-xs/4.5 text-muted">{mockupLabels.account}</span>
        </div>
      </div>
      {cards.map(({ suite, text }) => {
        const isLeft = getRingTurn(suite) > 0.5
        // Next to the segment's lower part, so that the icon stays visible.
        const turn = getRingTurn(suite) + (isLeft ? -0.42 : 0.42) / suiteIds.length
        const top = `${50 - 47 * Math.cos(turn * 2 * Math.PI)}%`
        return (
          <div
            key={suite}
            data-suite={suite}
            className={clsx(
              'absolute flex items-center gap-3 rounded border border-line bg-surface py-2.5 pr-4 pl-3 shadow-floating @max-[40rem]:hidden',
              isLeft ? 'left-0 lg:-ml-8' : 'right-0',
            )}
            style={{ top, translate: `0 -${top}` }}
          >
            <span className="h-9 w-1 rounded-full bg-accent-vivid" />
            <span>
              <span className="block text-xs/4.5 font-semibold text-accent">
                {suites[suite].label}
              </span>
              <span className="block text-xs font-semibold">{text}</span>
            </span>
          </div>
        )
      })}
    </div>
  )
}
