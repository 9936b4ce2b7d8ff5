import type { ChartMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { lineStroke, MockBadge, smoothPath } from './parts'

function Lines({ lines }: { lines: number[][] }) {
  const [first = [], ...others] = lines
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={`${smoothPath(first)}V100H0Z`} fill="var(--accent-tint)" />
        {others.map((points, index) => (
          <path
            key={index}
            d={smoothPath(points)}
            {...lineStroke}
            stroke="var(--control)"
            strokeWidth="1.5"
            strokeDasharray="1 5"
          />
        ))}
        <path
          d={smoothPath(first)}
          {...lineStroke}
          stroke="var(--accent-vivid)"
          strokeWidth="2.5"
        />
      </svg>
      <span
        className="absolute right-0 size-3 translate-x-1/2 translate-y-1/2 rounded-full border-[3px] border-accent-vivid bg-surface"
        style={{ bottom: `${first.at(-1)}%` }}
      />
    </>
  )
}

function Bars({ points, rest, strong }: NonNullable<ChartMockup['bars']>) {
  return (
    <div className="absolute inset-0 flex items-end justify-around gap-1.5">
      {points.map((point, index) => (
        <span key={index} className="flex h-full max-w-9 flex-1 flex-col justify-end gap-0.5">
          {rest && (
            <span className="rounded-t-sm bg-accent-line" style={{ height: `${rest[index]}%` }} />
          )}
          <span
            className={cn(
              !rest && 'rounded-t-sm',
              strong === undefined || strong === index ? 'bg-accent-vivid' : 'bg-accent-line',
            )}
            style={{ height: `${point}%` }}
          />
        </span>
      ))}
    </div>
  )
}

/** A figure, its course over time, and the entries behind it. */
export function Chart({ value, text, lines, bars, goal, axis, rows }: ChartMockup) {
  return (
    <>
      <div className="px-4 pt-4 pb-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-h3 font-semibold tabular-nums">{value}</span>
          <span className="text-2xs text-muted">{text}</span>
        </div>
        <div className="relative mt-4 mr-2 h-32 border-b border-line">
          {lines && <Lines lines={lines} />}
          {bars && <Bars {...bars} />}
          {goal && (
            <div
              className="absolute inset-x-0 border-t-[1.5px] border-dashed border-accent"
              style={{ bottom: `${goal[0]}%` }}
            >
              <span className="absolute bottom-1 left-0 rounded-full bg-surface px-1.5 text-3xs font-semibold text-accent">
                {goal[1]}
              </span>
            </div>
          )}
        </div>
        <div
          className={cn(
            'mt-1.5 mr-2 flex text-3xs text-muted tabular-nums',
            bars ? 'justify-around' : 'justify-between',
          )}
        >
          {axis.map((label) => (
            <span key={label} className={cn(bars && 'flex-1 text-center')}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <div className="border-t border-line px-4 py-1">
        {rows.map(([label, amount, badge]) => (
          <div
            key={label}
            className="flex items-center gap-3 border-b border-line py-2 text-2xs last:border-0"
          >
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {badge && <MockBadge badge={badge} />}
            <span className="min-w-14 text-right font-semibold tabular-nums">{amount}</span>
          </div>
        ))}
      </div>
    </>
  )
}
