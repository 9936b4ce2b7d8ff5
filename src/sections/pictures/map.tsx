import { cn } from '@/lib/cn'
import { CellView, small, tiny } from './parts'
import type { MapScene } from './scene'

const lands = {
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
    water: 'M52-2C46 14 58 22 54 36S66 54 60 68 70 88 66 102H102V-2Z',
    park: 'M6 50C14 42 28 46 30 56S22 74 12 72-2 58 6 50Z',
    streets: [
      'M-2 14C18 16 30 8 50 12',
      'M46-2C40 20 50 26 46 42S54 60 50 74 58 92 56 102',
      'M-2 38C16 36 32 42 47 40',
      'M-2 82C20 78 36 84 52 80',
      'M22-2C20 24 26 40 34 58S36 88 30 102',
    ],
  },
}

const path = (points: [number, number][]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** A map with a way through it, or with places to choose from. */
export function Map({ scene: { land, route, pins, list } }: { scene: MapScene }) {
  const { water, park, streets } = lands[land]
  const thin = {
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <>
      <div className="bg-sunken relative h-56 overflow-hidden">
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
            <path key={street} d={street} {...thin} stroke="var(--line)" strokeWidth="9" />
          ))}
          {streets.map((street) => (
            <path key={street} d={street} {...thin} stroke="var(--surface)" strokeWidth="7" />
          ))}
          {route && <path d={path(route)} {...thin} stroke="var(--surface)" strokeWidth="8" />}
          {route && <path d={path(route)} {...thin} stroke="var(--accent-vivid)" strokeWidth="4" />}
        </svg>
        {pins.map(([x, y, label, strong]) => (
          <span key={label} className="absolute" style={{ left: `${x}%`, top: `${y}%` }}>
            <span
              className={cn(
                'absolute -translate-1/2 rounded-full',
                strong
                  ? 'border-accent-solid bg-surface shadow-raised size-5 border-[5px]'
                  : 'border-accent-vivid bg-surface size-3.5 border-[3px]',
              )}
            />
            <span
              className={cn(
                'absolute top-3 -translate-x-1/2 rounded-full px-2 py-0.5 font-semibold whitespace-nowrap',
                tiny,
                strong ? 'bg-accent-solid text-on-accent' : 'border-line bg-surface border',
              )}
            >
              {label}
            </span>
          </span>
        ))}
      </div>
      <div className="border-line border-t px-4 py-1">
        {list.map(([title, sub, cell]) => (
          <div
            key={title}
            className="border-line flex items-center gap-3 border-b py-2 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <div className="truncate text-xs font-semibold">{title}</div>
              <div className={cn('text-muted truncate', tiny)}>{sub}</div>
            </div>
            <div className={cn('tabular-nums', small)}>
              <CellView cell={cell} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
