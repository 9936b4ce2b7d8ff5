import { clsx } from 'clsx'
import type { Bar, ChartMockup, ListMockup, PictureMockup } from '@/content/mockups/types'
import { smoothPath, TrendLine } from './parts'

// What stands above the entries of a window.

const Lines = ({ line, comparisons = [] }: { line: number[]; comparisons?: number[][] }) => (
  <div className="absolute inset-0 reveal">
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path d={`${smoothPath(line)}V100H0Z`} fill="var(--accent-tint)" />
      {comparisons.map((points, index) => (
        <TrendLine key={index} points={points} compared />
      ))}
      <TrendLine points={line} />
    </svg>
    <span
      className="absolute right-0 size-3 translate-x-1/2 translate-y-1/2 rounded-full border-[3px] border-accent-vivid bg-surface"
      style={{ bottom: `${line.at(-1)}%` }}
    />
  </div>
)

function Bars({ bars }: { bars: Bar[] }) {
  const allEqual = !bars.some((bar) => bar.highlighted)
  return (
    <div className="absolute inset-0 flex items-end justify-around gap-1.5">
      {bars.map(({ height, stacked, highlighted }, index) => (
        <span
          key={index}
          className="flex h-full max-w-10 flex-1 origin-bottom reveal flex-col justify-end gap-0.5 [--from:scaleY(0.94)] *:first:rounded-t-sm"
          style={{ transitionDelay: `${index * 0.05}s` }}
        >
          {stacked !== undefined && (
            <span className="bg-accent-line" style={{ height: `${stacked}%` }} />
          )}
          <span
            className={allEqual || highlighted ? 'bg-accent-vivid' : 'bg-accent-line'}
            style={{ height: `${height}%` }}
          />
        </span>
      ))}
    </div>
  )
}

/** A figure and its course over time. */
export function ChartView({ value, text, line, comparisons, bars, goal }: ChartMockup) {
  const labels = (bars ?? line).map(({ label }) => label)
  return (
    <div className="border-b border-line px-4 pt-4 pb-3 in-data-preview:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-h3 font-semibold tabular-nums">{value}</span>
        <span className="text-xs text-muted">{text}</span>
      </div>
      <div className="relative mt-4 mr-2 h-28 border-b border-line @md:h-36">
        {line && <Lines line={line.map(({ height }) => height)} comparisons={comparisons} />}
        {bars && <Bars bars={bars} />}
        {goal && (
          <div
            className="absolute inset-x-0 border-t-[1.5px] border-dashed border-accent"
            style={{ bottom: `${goal.height}%` }}
          >
            <span className="absolute right-0 bottom-1 rounded-full bg-surface px-1.5 text-xs-tight font-semibold text-accent">
              {goal.text}
            </span>
          </div>
        )}
      </div>
      <div
        className={clsx(
          'mt-1.5 mr-2 flex text-xs-tight text-muted tabular-nums',
          bars ? 'gap-1.5 *:flex *:min-w-0 *:flex-1 *:justify-center' : 'justify-between',
          labels.filter(Boolean).length > 7 && '@max-md:*:even:invisible',
        )}
      >
        {labels.map((label, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
    </div>
  )
}

/** The progress of a list. Its items are the `entries` of the window. */
export const ListView = ({ progress }: ListMockup) =>
  progress && (
    <div className="border-b border-line px-4 py-3">
      <div className="h-1.5 overflow-hidden rounded-full bg-accent-tint ring-1 ring-accent-line ring-inset">
        <div
          className="h-full origin-left reveal rounded-full bg-accent-vivid [--from:scaleX(0.94)]"
          style={{ width: `${progress.percent}%` }}
        />
      </div>
      <div className="mt-2 text-xs text-muted tabular-nums">{progress.text}</div>
    </div>
  )

// Separate files, so that no page's HTML or script contains them.
const pictures = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

/** A picture above the entries of the window. */
export const PictureView = ({ picture, caption }: PictureMockup) => (
  <div className="relative shrink-0 border-b border-line">
    <svg viewBox="0 0 640 288" className="block w-full">
      <use href={`${pictures[`./pictures/${picture}.svg`]}#picture`} />
    </svg>
    {caption && (
      <span className="absolute inset-x-4 bottom-16 mx-auto w-fit reveal rounded-sm bg-caption px-2.5 py-1 text-xs font-medium text-on-caption @max-md:hidden">
        {caption}
      </span>
    )}
  </div>
)
