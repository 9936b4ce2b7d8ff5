import { clsx } from 'clsx'
import { type ComponentType, useRef } from 'react'
import type { FloatingCard as FloatingCardContent, Mockup } from '@/content/mockups/types'
import { useVisible } from '@/ui/use-visible'
import { BoardView } from './board'
import { ScheduleView, WeekView } from './calendar'
import { DocumentView } from './document'
import { ChartView, ListView, PictureView } from './figures'
import { FormView } from './form'
import { EntryList, MockAvatar, MockButton, TrendLine } from './parts'
import { TableView } from './table'
import { ThreadView } from './thread'

const components: { [Kind in Mockup['kind']]: ComponentType<Extract<Mockup, { kind: Kind }>> } = {
  board: BoardView,
  chart: ChartView,
  document: DocumentView,
  form: FormView,
  list: ListView,
  picture: PictureView,
  schedule: ScheduleView,
  table: TableView,
  thread: ThreadView,
  week: WeekView,
}

/**
 * A decorative window of the product. Its layout depends on its container's width. Mockups below
 * `@md` are narrow. In a preview, it is as tall as its container.
 */
export function MockupView({ mockup }: { mockup: Mockup }) {
  const { title, note, people = [], action, entries, floatingCard } = mockup
  const Content = components[mockup.kind] as ComponentType<Mockup>
  return (
    <div
      aria-hidden
      className="@container pointer-events-none relative mx-auto w-full max-w-picture forced-color-adjust-none select-none in-data-preview:h-full in-data-preview:mask-b-from-[calc(100%-1.5rem)] print:hidden"
    >
      <div className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-raised in-data-preview:h-full in-data-preview:rounded-b-none in-data-preview:border-b-0">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <div className="flex-1">
            <div className="text-sm font-semibold">{title}</div>
            <div className="text-xs-tight text-muted tabular-nums">{note}</div>
          </div>
          <div className="flex -space-x-1 @max-md:hidden">
            {people.map((initials) => (
              <MockAvatar key={initials} initials={initials} />
            ))}
          </div>
          {action && <MockButton className="@max-md:hidden">{action}</MockButton>}
        </div>
        <Content {...mockup} />
        {entries && <EntryList entries={entries} />}
      </div>
      {floatingCard && <FloatingCard {...floatingCard} />}
    </div>
  )
}

/** A small card that hangs over the lower edge of a window. */
const FloatingCard = ({ label, value, text, trend }: FloatingCardContent) => (
  <div className="relative -mt-2.5 ml-auto w-fit max-w-[min(20rem,100%-1.5rem)] min-w-48 rounded border border-line bg-surface px-4 py-3 shadow-floating max-sm:mr-3 sm:mr-6">
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <div className="text-xs-tight text-muted">{label}</div>
        <div className="text-sm font-semibold tabular-nums">{value}</div>
      </div>
      {trend && (
        <svg viewBox="-4 -8 108 116" preserveAspectRatio="none" className="h-8 w-16">
          <TrendLine points={trend} />
        </svg>
      )}
    </div>
    {text && <div className="mt-0.5 text-xs-tight text-muted">{text}</div>}
  </div>
)

/**
 * The upper part of a mockup, which fades at the lower edge of its frame, without its floating card.
 * `className` describes the frame. Unless it is visible at first, its parts move into place once it is
 * scrolled into view.
 */
export function MockupPreview({ mockup, className }: { mockup: Mockup; className: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const wasVisible = useRef(false)
  useVisible(
    () => [ref.current!],
    ([visible]) => {
      wasVisible.current ||= visible !== undefined
      ref.current!.toggleAttribute('data-offscreen', !wasVisible.current)
    },
    { rootMargin: '0px 0px -20%' },
  )
  return (
    <div
      ref={ref}
      data-preview
      className={clsx('overflow-hidden [contain:size] print:hidden', className)}
    >
      <MockupView mockup={{ ...mockup, floatingCard: undefined }} />
    </div>
  )
}
