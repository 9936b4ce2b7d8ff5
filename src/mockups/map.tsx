import type { MapMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { lineStroke, ListRow } from './parts'

interface Terrain {
  water: string
  park: string
  streets: string[]
  route?: string
  sea?: string
}

const terrains: Record<MapMockup['terrain'], Terrain> = {
  town: {
    water:
      'M-2 62C12 58 20 70 34 66S58 50 70 56 90 72 102 64V80C88 86 80 70 68 68S46 80 32 80 10 72-2 76Z',
    park: 'M58 6H80Q84 6 84 10V26Q84 30 80 31L62 34Q57 34 57 30V10Q57 6 58 6Z',
    streets: [
      'M-2 22H102',
      'M-2 44C30 40 60 46 102 38',
      'M-2 90C40 96 60 84 102 92',
      'M14-2V102',
      'M34-2L40 102',
      'M56-2V46L62 102',
      'M86-2V102',
      'M14 22L40 44',
      'M56 36H102',
    ],
  },
  coast: {
    sea: 'Pacific Ocean',
    route: 'M55.9 9.5C56.6 22.8 50.8 29.2 54 42C58 58 46 60 50 74C51.6 79.6 50.6 83.6 49 87',
    water: 'M48-2C54 14 42 22 46 36S34 54 40 68 30 88 34 102H-2V-2Z',
    park: 'M94 50C86 42 72 46 70 56S78 74 88 72 102 58 94 50Z',
    streets: [
      'M102 14C82 16 70 8 50 12',
      'M54-2C60 20 50 26 54 42S46 60 50 74 42 92 44 102',
      'M102 38C84 36 68 42 53 40',
      'M102 82C80 78 64 84 48 80',
      'M78-2C80 24 74 40 66 58S64 88 70 102',
    ],
  },
}

/** A map with a route through it, or with places to choose from. */
export function MapView({ terrain, pins, list }: MapMockup) {
  const { water, park, streets, route, sea } = terrains[terrain]
  const line = { ...lineStroke, strokeLinejoin: 'round' } as const
  return (
    <>
      <div className="relative h-56 overflow-hidden bg-sunken">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={park} fill="var(--success-tint)" />
          <path
            d={water}
            fill="var(--accent-tint)"
            stroke="var(--accent-line)"
            vectorEffect="non-scaling-stroke"
          />
          {streets.map((street) => (
            <path key={street} d={street} {...line} stroke="var(--line)" strokeWidth="9" />
          ))}
          {streets.map((street) => (
            <path key={street} d={street} {...line} stroke="var(--surface)" strokeWidth="7" />
          ))}
          {route && <path d={route} {...line} stroke="var(--surface)" strokeWidth="8" />}
          {route && <path d={route} {...line} stroke="var(--accent-vivid)" strokeWidth="4" />}
        </svg>
        {sea && (
          <span className="absolute top-1/2 left-[12%] -rotate-6 text-3xs tracking-wide text-accent italic">
            {sea}
          </span>
        )}
        {pins.map(([x, y, label, strong]) => (
          <span key={label} className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
            <span
              className={cn(
                'absolute -translate-1/2 rounded-full',
                strong
                  ? 'size-5 border-[5px] border-accent-solid bg-surface shadow-raised'
                  : 'size-3.5 border-[3px] border-accent-vivid bg-surface',
              )}
            />
            <span
              className={cn(
                'absolute left-3.5 -translate-y-1/2 rounded-full px-2 py-0.5 text-3xs font-semibold whitespace-nowrap',
                strong ? 'bg-accent-solid text-on-accent' : 'border border-line bg-surface',
              )}
            >
              {label}
            </span>
          </span>
        ))}
      </div>
      <div className="border-t border-line px-4 py-1">
        {list.map(([title, text, cell]) => (
          <ListRow key={title} title={title} text={text} cell={cell} />
        ))}
      </div>
    </>
  )
}
