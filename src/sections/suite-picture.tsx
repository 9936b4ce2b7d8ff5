import type { Suite } from '@/content/suites'
import { cn } from '@/lib/cn'
import { Key, Face, Ring, SlipCard, tiny } from './pictures/parts'
import { Board } from './pictures/board'
import { Canvas } from './pictures/canvas'
import { Chart } from './pictures/chart'
import { Document } from './pictures/document'
import { Floor } from './pictures/floor'
import { Flow } from './pictures/flow'
import { Form } from './pictures/form'
import { List } from './pictures/list'
import { Map } from './pictures/map'
import { RingPicture } from './pictures/ring'
import type { WindowScene } from './pictures/scene'
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
      return <Document scene={scene} />
    case 'floor':
      return <Floor scene={scene} />
    case 'flow':
      return <Flow scene={scene} />
    case 'form':
      return <Form scene={scene} />
    case 'list':
      return <List scene={scene} />
    case 'map':
      return <Map scene={scene} />
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

/** A believable piece of the product, drawn in code: that of the page, else that of its suite; decorative. */
export function SuitePicture({ suite, path }: { suite: Suite; path?: string }) {
  const scene = sceneOf(suite, path)
  return (
    <div
      aria-hidden
      data-suite={suite}
      className="animate-rise @container pointer-events-none relative mx-auto w-full max-w-xl select-none"
    >
      {scene.kind === 'ring' ? (
        <RingPicture scene={scene} />
      ) : (
        <div className={cn('relative', scene.slip && 'pb-12')}>
          <Ring only={suite} className="absolute -top-11 -right-7 size-52" />
          <div className="border-line bg-surface shadow-raised relative overflow-hidden rounded-lg border">
            <div className="border-line flex items-center gap-3 border-b px-4 py-3">
              <div className="min-w-0 flex-1">
                <div className="truncate text-xs font-semibold">{scene.title}</div>
                <div className={cn('text-muted truncate tabular-nums', tiny)}>{scene.note}</div>
              </div>
              {scene.people && (
                <div className="flex -space-x-1.5 @max-md:hidden">
                  {scene.people.map((initials) => (
                    <Face
                      key={initials}
                      initials={initials}
                      className="outline-surface outline-2"
                    />
                  ))}
                </div>
              )}
              {scene.action && <Key>{scene.action}</Key>}
            </div>
            <View scene={scene} />
            {scene.slip && <div className="h-6" />}
          </div>
          {scene.slip && <SlipCard slip={scene.slip} className="absolute right-5 bottom-0" />}
        </div>
      )}
    </div>
  )
}
