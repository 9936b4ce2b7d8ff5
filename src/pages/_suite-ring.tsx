import { brand } from '@/content/brand'
import { getRingTurn, ringSuites, suites } from '@/content/catalog/suites'
import { mockupLabels } from '@/content/mockup-types'
import { events } from '@/content/pages/about'
import { Ring } from '@/pictures/ring'
import { RingIcon } from '@/pictures/ring-icon'

/** The ring of the suites, with events next to the segments of some if they fit there. */
export function SuiteRing() {
  return (
    <div
      aria-hidden
      className="@container pointer-events-none relative mx-auto grid w-full max-w-[46rem] place-items-center py-4 forced-color-adjust-none select-none print:hidden"
    >
      <div className="relative aspect-square w-[86%] max-w-[28rem] @min-[40rem]:w-[54%]">
        <Ring className="size-full" />
        {ringSuites.map((suite) => (
          <RingIcon key={suite} suite={suite} />
        ))}
        <div className="absolute inset-[27%] grid place-content-center rounded-full border border-line bg-surface text-center shadow-raised">
          <span className="text-h3 font-bold tracking-tight">{brand.name}</span>
          <span className="text-compact text-muted">{mockupLabels.account}</span>
        </div>
        {events.map(({ suite, text }) => {
          const angle = getRingTurn(suite) * 2 * Math.PI
          const [x, y] = [Math.sin(angle), -Math.cos(angle)]
          const reach = Math.max(Math.abs(x), Math.abs(y))
          return (
            <div
              key={suite}
              data-suite={suite}
              className="absolute flex w-max items-center gap-2.5 rounded border border-line bg-surface py-2 pr-3 pl-2.5 shadow-floating @max-[40rem]:hidden"
              // Outside the ring, next to the middle of the segment.
              style={{
                left: `${50 + 45 * x}%`,
                top: `${50 + 45 * y}%`,
                translate: `${50 * (x / reach - 1)}% ${50 * (y / reach - 1)}%`,
              }}
            >
              <span className="w-1 self-stretch rounded-full bg-accent-vivid" />
              <span>
                <span className="block text-compact font-semibold text-accent">
                  {suites[suite].label}
                </span>
                <span className="block text-compact font-semibold">{text}</span>
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
