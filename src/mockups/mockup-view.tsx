import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import type { Mockup, WindowMockup } from '@/content/mockups'
import { Board } from './board'
import { Canvas } from './canvas'
import { Chart } from './chart'
import { Checklist } from './checklist'
import { DocumentView } from './document'
import { Floor } from './floor'
import { Flow } from './flow'
import { Form } from './form'
import { MapView } from './map'
import { FactList, MockAvatar, MockButton, MockCheckbox, Rows, TrendLine } from './parts'
import { RingView } from './ring'
import { Schedule } from './schedule'
import { Table } from './table'
import { Thread } from './thread'
import { Video } from './video'
import { Week } from './week'

/** The component of each kind, and the place of its floating card under the window. */
const kinds: {
  [Kind in WindowMockup['kind']]: [
    component: ComponentType<Extract<WindowMockup, { kind: Kind }>>,
    cardPlace: string,
  ]
} = {
  board: [Board, 'mr-5 ml-auto'],
  canvas: [Canvas, 'ml-5'],
  chart: [Chart, 'ml-5 lg:-ml-5'],
  checklist: [Checklist, 'ml-5 lg:-ml-5'],
  document: [DocumentView, 'mr-5 ml-auto'],
  floor: [Floor, 'ml-5'],
  flow: [Flow, 'mx-auto'],
  form: [Form, 'mr-5 ml-auto lg:-mr-3'],
  map: [MapView, 'mr-5 ml-auto lg:-mr-3'],
  schedule: [Schedule, 'ml-5'],
  table: [Table, 'mr-5 ml-auto'],
  thread: [Thread, 'mr-5 ml-auto'],
  video: [Video, 'ml-5 lg:-ml-5'],
  week: [Week, 'mx-auto'],
}

/**
 * A product picture; decorative. Its layout follows the width of its container: a narrow mockup is one
 * below `@md`. A `preview` has no floating card.
 */
export function MockupView({ mockup, preview }: { mockup: Mockup; preview?: boolean }) {
  return (
    <div
      aria-hidden
      className="@container pointer-events-none relative mx-auto w-full max-w-[46rem] forced-color-adjust-none select-none print:hidden"
    >
      {mockup.kind === 'ring' ? (
        <RingView {...mockup} />
      ) : (
        <Window mockup={mockup} preview={preview} />
      )}
    </div>
  )
}

/** A window of the product. `--foot` is the padding at its end, which the floating card overlaps. */
function Window({ mockup, preview }: { mockup: WindowMockup; preview?: boolean }) {
  const { title, note, people = [], action, entries } = mockup
  const [component, cardPlace] = kinds[mockup.kind]
  const Content = component as ComponentType<WindowMockup>
  const floatingCard = preview ? undefined : mockup.floatingCard
  return (
    <>
      <div
        className={clsx(
          'overflow-hidden rounded-lg border border-line bg-surface shadow-raised',
          floatingCard ? '[--foot:2.25rem]' : '[--foot:1rem]',
        )}
      >
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <div className="flex-1">
            <div className="text-sm font-semibold">{title}</div>
            <div className="text-2xs text-muted tabular-nums">{note}</div>
          </div>
          <div className="flex -space-x-1 @max-md:hidden">
            {people.map((initials) => (
              <MockAvatar key={initials} initials={initials} />
            ))}
          </div>
          {action && <MockButton className="@max-md:hidden">{action}</MockButton>}
        </div>
        <Content {...mockup} />
        {entries && <Rows rows={entries} />}
      </div>
      {floatingCard && <FloatingCard card={floatingCard} className={cardPlace} />}
    </>
  )
}

/** A small card that hangs over the lower edge of a window. */
function FloatingCard({
  card: { label, value, text, rows, trend, checked },
  className,
}: {
  card: NonNullable<WindowMockup['floatingCard']>
  className: string
}) {
  return (
    <div
      className={clsx(
        'relative -mt-5 w-fit max-w-[20rem] min-w-48 rounded border border-line bg-surface px-4 py-3 shadow-floating',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        {checked && <MockCheckbox checked />}
        <div className="min-w-0 flex-1">
          <div className="text-2xs text-muted">{label}</div>
          <div className="text-sm font-semibold tabular-nums">{value}</div>
        </div>
        {trend && (
          <svg viewBox="-4 -8 108 116" preserveAspectRatio="none" className="h-8 w-16">
            <TrendLine points={trend} />
          </svg>
        )}
      </div>
      {text && <div className="mt-0.5 text-2xs text-muted">{text}</div>}
      {rows && <FactList rows={rows} className="mt-2 border-t border-dashed border-line pt-2" />}
    </div>
  )
}
