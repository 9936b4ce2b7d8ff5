import type { FloatingCard as FloatingCardContent, Mockup, WindowMockup } from '@/content/mockups'
import type { Suite } from '@/content/suites'
import { cn } from '@/lib/cn'
import { Ring } from '@/ui/ring'
import { Board } from './board'
import { Canvas } from './canvas'
import { Chart } from './chart'
import { DocumentView } from './document'
import { Floor } from './floor'
import { Flow } from './flow'
import { Form } from './form'
import { List } from './list'
import { MapView } from './map'
import { FloatingCard, MockAvatar, MockButton } from './parts'
import { RingView } from './ring'
import { Schedule } from './schedule'
import { Table } from './table'
import { Thread } from './thread'
import { Video } from './video'
import { Week } from './week'

/** The product picture of a page's hero; decorative. */
export function HeroMockup({ mockup, suite }: { mockup: Mockup; suite: Suite }) {
  return (
    <div
      aria-hidden
      data-suite={suite}
      className="@container pointer-events-none relative mx-auto w-full forced-color-adjust-none select-none lg:max-w-xl print:hidden"
    >
      {mockup.kind === 'ring' ? (
        <RingView {...mockup} />
      ) : (
        // Where it lies below the text, only its upper part shows and fades into the page.
        <div className="max-lg:-mt-5 max-lg:-mb-10 max-lg:max-h-88 max-lg:overflow-clip max-lg:mask-b-from-65% max-lg:pt-11">
          <Window mockup={mockup} suite={suite} />
        </div>
      )}
    </div>
  )
}

/** These kinds colour their window down to its lower edge. */
const fullHeight = new Set<WindowMockup['kind']>([
  'board',
  'document',
  'floor',
  'flow',
  'form',
  'schedule',
])

/** Room below the window, so that a card of any height covers the same strip of it. */
const overhang = ({ rows, text }: FloatingCardContent) =>
  rows ? 'pb-24' : text ? 'pb-16' : 'pb-12'

function Window({ mockup, suite }: { mockup: WindowMockup; suite: Suite }) {
  const { title, note, people, action, floatingCard } = mockup
  return (
    <div className={cn('relative', floatingCard && overhang(floatingCard))}>
      <Ring only={suite} className="absolute -top-11 -right-3 size-52 lg:-right-7" />
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <div className="min-w-0 flex-1">
            <div className="truncate text-xs font-semibold">{title}</div>
            <div className="truncate text-3xs text-muted tabular-nums">{note}</div>
          </div>
          {people && (
            <div className="flex -space-x-1 @max-md:hidden">
              {people.map((initials) => (
                <MockAvatar
                  key={initials}
                  initials={initials}
                  className="outline-2 outline-surface"
                />
              ))}
            </div>
          )}
          {action && <MockButton>{action}</MockButton>}
        </div>
        <Content {...mockup} />
        {floatingCard && !fullHeight.has(mockup.kind) && <div className="h-6" />}
      </div>
      {floatingCard && <FloatingCard card={floatingCard} className="absolute right-5 bottom-0" />}
    </div>
  )
}

function Content(mockup: WindowMockup) {
  switch (mockup.kind) {
    case 'board':
      return <Board {...mockup} />
    case 'canvas':
      return <Canvas {...mockup} />
    case 'chart':
      return <Chart {...mockup} />
    case 'document':
      return <DocumentView {...mockup} />
    case 'floor':
      return <Floor {...mockup} />
    case 'flow':
      return <Flow {...mockup} />
    case 'form':
      return <Form {...mockup} />
    case 'list':
      return <List {...mockup} />
    case 'map':
      return <MapView {...mockup} />
    case 'schedule':
      return <Schedule {...mockup} />
    case 'table':
      return <Table {...mockup} />
    case 'thread':
      return <Thread {...mockup} />
    case 'video':
      return <Video {...mockup} />
    case 'week':
      return <Week {...mockup} />
    default:
      return mockup satisfies never
  }
}
