import type { Suite } from '@/content/suites'
import { Ring } from '@/layout/logo'
import { cn } from '@/lib/cn'
import { Face, Key, SlipCard, tiny } from './pictures/parts'
import { Board } from './pictures/board'
import { Canvas } from './pictures/canvas'
import { Chart } from './pictures/chart'
import { DocumentView } from './pictures/document'
import { Floor } from './pictures/floor'
import { Flow } from './pictures/flow'
import { Form } from './pictures/form'
import { List } from './pictures/list'
import { MapView } from './pictures/map'
import { RingPicture } from './pictures/ring'
import type { Slip, WindowScene } from './pictures/scene'
import { sceneOf } from './pictures/scenes'
import { Schedule } from './pictures/schedule'
import { Table } from './pictures/table'
import { Thread } from './pictures/thread'
import { Video } from './pictures/video'
import { Week } from './pictures/week'

function View({ scene }: { scene: WindowScene }) {
  switch (scene.kind) {
    case 'board':
      return <Board scene={scene} />
    case 'canvas':
      return <Canvas scene={scene} />
    case 'chart':
      return <Chart scene={scene} />
    case 'document':
      return <DocumentView scene={scene} />
    case 'floor':
      return <Floor scene={scene} />
    case 'flow':
      return <Flow scene={scene} />
    case 'form':
      return <Form scene={scene} />
    case 'list':
      return <List scene={scene} />
    case 'map':
      return <MapView scene={scene} />
    case 'schedule':
      return <Schedule scene={scene} />
    case 'table':
      return <Table scene={scene} />
    case 'thread':
      return <Thread scene={scene} />
    case 'video':
      return <Video scene={scene} />
    case 'week':
      return <Week scene={scene} />
  }
}

// These reach the lower edge of the window in colours of their own.
const grounded = new Set<WindowScene['kind']>([
  'board',
  'document',
  'floor',
  'flow',
  'form',
  'schedule',
])

/** How far a slip hangs below the window, so that each covers the same strip of it. */
const hang = ({ rows, text }: Slip) => (rows ? 'pb-24' : text ? 'pb-16' : 'pb-12')

function WindowPicture({ scene, suite }: { scene: WindowScene; suite: Suite }) {
  const { title, note, people, action, slip } = scene
  return (
    <div className={cn('relative', slip && hang(slip))}>
      <Ring only={suite} className="absolute -top-11 -right-3 size-52 lg:-right-7" />
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          <div className="min-w-0 flex-1">
            <div className="truncate text-xs font-semibold">{title}</div>
            <div className={cn('truncate text-muted tabular-nums', tiny)}>{note}</div>
          </div>
          {people && (
            <div className="flex -space-x-1 @max-md:hidden">
              {people.map((initials) => (
                <Face key={initials} initials={initials} className="outline-2 outline-surface" />
              ))}
            </div>
          )}
          {action && <Key>{action}</Key>}
        </div>
        <View scene={scene} />
        {slip && !grounded.has(scene.kind) && <div className="h-6" />}
      </div>
      {slip && <SlipCard slip={slip} className="absolute right-5 bottom-0" />}
    </div>
  )
}

/** A believable piece of the product, drawn in code: that of the page, else that of its suite; decorative. */
export function SuitePicture({ suite, path }: { suite: Suite; path?: string }) {
  const scene = sceneOf(suite, path)
  return (
    <div
      aria-hidden
      data-suite={suite}
      className="@container pointer-events-none relative mx-auto w-full animate-rise forced-color-adjust-none select-none lg:max-w-xl print:hidden"
    >
      {scene.kind === 'ring' ? (
        <RingPicture scene={scene} />
      ) : (
        // Below the text its upper part is enough, and fades into the page.
        <div className="max-lg:-mt-5 max-lg:-mb-10 max-lg:max-h-88 max-lg:overflow-clip max-lg:mask-b-from-65% max-lg:pt-11">
          <WindowPicture scene={scene} suite={suite} />
        </div>
      )}
    </div>
  )
}
