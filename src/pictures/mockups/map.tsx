import { clsx } from 'clsx'
import type { MapMockup } from '@/content/mockup-types'
import Coast from './art/coast.svg?react'
import Town from './art/town.svg?react'

const terrains = { town: Town, coast: Coast }

/** A map with a route through it, or with places to choose from. */
export function MapView({ terrain, sea, pins }: MapMockup) {
  const Terrain = terrains[terrain]
  return (
    <div className="relative h-44 overflow-hidden border-b border-line bg-sunken @md:h-60">
      <Terrain className="absolute inset-0 size-full" />
      {sea && (
        <span className="absolute top-1/2 left-[10%] -rotate-6 text-xs/4.5 tracking-wide text-muted italic">
          {sea}
        </span>
      )}
      {pins.map(({ x, y, label, highlighted }, index) => (
        <span
          key={label}
          className="absolute reveal"
          style={{ left: `${x}%`, top: `${y}%`, transitionDelay: `${index * 0.05}s` }}
        >
          <span
            className={clsx(
              'absolute -translate-1/2 rounded-full',
              highlighted
                ? 'size-5 border-[5px] border-accent-solid bg-surface shadow-raised'
                : 'size-3.5 border-[3px] border-accent-vivid bg-surface',
            )}
          />
          <span
            className={clsx(
              'absolute -translate-y-1/2 rounded-full px-2 py-0.5 text-xs/4.5 font-semibold whitespace-nowrap',
              x > 70 ? 'right-3.5' : 'left-3.5',
              highlighted ? 'bg-accent-solid text-on-accent' : 'border border-line bg-surface',
            )}
          >
            {label}
          </span>
        </span>
      ))}
    </div>
  )
}
