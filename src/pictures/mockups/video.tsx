import { clsx } from 'clsx'
import { Mic, PhoneOff, Play, VideoIcon, type LucideIcon } from 'lucide-react'
import type { VideoMockup } from '@/content/mockup-types'
import Pottery from './art/pottery.svg?react'
import Visit from './art/visit.svg?react'
import { FactList } from './parts'

const stills = { visit: Visit, pottery: Pottery }

function MockControl({ icon: Icon, strong }: { icon: LucideIcon; strong?: boolean }) {
  return (
    <span
      className={clsx(
        'grid size-8 place-items-center rounded-full',
        strong ? 'bg-accent-solid text-on-accent' : 'bg-surface',
      )}
    >
      <Icon className="size-4" />
    </span>
  )
}

/** A video call or a film, with facts about it underneath. */
export function VideoView({ picture, caption, time, facts }: VideoMockup) {
  const Still = stills[picture]
  const timer = <span className="rounded-full bg-surface px-2.5 py-1 tabular-nums">{time}</span>
  return (
    <>
      <div className="relative">
        <Still className="block h-52 w-full @md:h-72" />
        {picture === 'pottery' && <span className="absolute inset-0 bg-dim" />}
        <span
          className={clsx(
            'absolute inset-x-4 mx-auto w-fit reveal rounded-sm bg-caption px-2.5 py-1 text-xs font-medium text-on-caption @max-md:hidden',
            picture === 'visit' ? 'bottom-4' : 'bottom-14',
          )}
        >
          {caption}
        </span>
        <div className="absolute inset-x-0 bottom-0 flex items-center gap-2.5 p-3 text-xs/4.5 font-medium">
          {picture === 'visit' ? (
            <>
              {timer}
              <span className="flex-1" />
              <MockControl icon={Mic} />
              <MockControl icon={VideoIcon} />
              <MockControl icon={PhoneOff} strong />
            </>
          ) : (
            <>
              <MockControl icon={Play} />
              <span className="h-1.5 flex-1 rounded-full bg-surface/70">
                <span className="block h-full w-2/5 rounded-full bg-accent-solid" />
              </span>
              {timer}
            </>
          )}
        </div>
      </div>
      <FactList facts={facts} className="px-4 pt-3.5 pb-4" />
    </>
  )
}
