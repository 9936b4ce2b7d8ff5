import { Mic, PhoneOff, Play, VideoIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VideoMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { FactList } from './parts'

// The drawings keep their colours in dark mode, as a photograph would.
const shade = (lightness: number, chroma: number) => `oklch(${lightness}% ${chroma} var(--hue))`
const skin = 'oklch(72% 0.07 55)'
const hair = 'oklch(30% 0.03 45)'

function Visit() {
  return (
    <>
      <rect width="320" height="180" fill={shade(90, 0.03)} />
      <rect x="22" y="-6" width="74" height="96" rx="4" fill={shade(96, 0.02)} />
      <path d="M59-6V90M22 40H96" stroke={shade(86, 0.03)} strokeWidth="3" />
      <rect x="226" y="58" width="78" height="4" rx="2" fill={shade(74, 0.06)} />
      <path d="M236 58V36H244V58ZM246 58V30H252V58ZM255 58V38H264V58Z" fill={shade(64, 0.1)} />
      <path
        d="M284 58C280 44 272 40 274 28 284 32 286 44 286 58 288 46 290 36 300 34 300 46 290 48 288 58Z"
        fill="oklch(62% 0.08 155)"
      />
      <path
        d="M76 184C78 136 108 124 140 120L180 120C212 124 242 136 244 184Z"
        fill={shade(97, 0.008)}
      />
      <path d="M140 118L160 150 180 118V100H140Z" fill={skin} />
      <path d="M134 122L160 158 186 122 192 128 168 184H152L128 128Z" fill={shade(62, 0.1)} />
      <path
        d="M118 74C114 34 136 20 160 20S208 34 202 76C204 100 200 112 196 118L124 118C120 112 117 96 118 74Z"
        fill={hair}
      />
      <path
        d="M130 70C130 44 142 38 160 38S190 44 190 70C190 98 176 112 160 112S130 98 130 70Z"
        fill={skin}
      />
      <path
        d="M128 70C132 48 150 52 168 42 178 52 188 54 192 70 196 40 178 30 160 30S124 40 128 70Z"
        fill={hair}
      />
      <path
        d="M146 92Q160 103 174 92"
        fill="none"
        stroke="oklch(50% 0.09 40)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M143 73H149M171 73H177" stroke={hair} strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M134 124C122 152 128 168 142 168M186 124C198 150 196 158 190 164"
        fill="none"
        stroke={hair}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="189" cy="168" r="6" fill={shade(78, 0.01)} stroke={hair} strokeWidth="3" />
    </>
  )
}

function Pottery() {
  return (
    <>
      <rect width="320" height="180" fill={shade(88, 0.035)} />
      <rect x="0" y="44" width="320" height="4" fill={shade(66, 0.05)} />
      <path
        d="M22 44C16 32 22 26 22 18H36C36 26 42 32 36 44ZM54 44L50 28H74L70 44ZM88 44C80 36 82 22 92 20V12H98V20C108 22 110 36 102 44ZM220 44L216 30H250L246 44ZM264 44C258 30 266 24 266 16H280C280 24 288 30 282 44Z"
        fill={shade(58, 0.08)}
      />
      <path d="M128 30H160L156 44H132Z" fill={shade(96, 0.02)} />
      <ellipse cx="160" cy="166" rx="112" ry="22" fill={shade(42, 0.05)} />
      <ellipse cx="160" cy="158" rx="112" ry="22" fill={shade(62, 0.05)} />
      <path
        d="M122 156C96 132 112 104 132 96 140 90 138 80 132 72H188C182 80 180 90 188 96 208 104 224 132 198 156 182 164 138 164 122 156Z"
        fill="oklch(66% 0.09 48)"
      />
      <path
        d="M186 96C208 106 222 132 198 156 190 160 178 162 168 162 196 146 196 118 178 98 172 92 172 82 176 72H188C182 80 180 90 186 96Z"
        fill="oklch(58% 0.09 46)"
      />
      <ellipse cx="160" cy="72" rx="28" ry="6" fill="oklch(46% 0.07 46)" />
      <path
        d="M112 128Q160 142 208 128M114 116Q160 128 206 116"
        fill="none"
        stroke="oklch(74% 0.08 50)"
        strokeWidth="2"
      />
      <path
        d="M-6 152C30 150 62 140 92 122 106 114 116 120 112 128 118 132 114 140 106 142 84 158 40 178-6 180Z"
        fill={skin}
      />
      <path
        d="M326 152C290 150 258 140 228 122 214 114 204 120 208 128 202 132 206 140 214 142 236 158 280 178 326 180Z"
        fill={skin}
      />
      <path
        d="M-6 146C14 148 34 144 48 138L62 166C40 178 18 180-6 184ZM326 146C306 148 286 144 272 138L258 166C280 178 302 180 326 184Z"
        fill={shade(52, 0.09)}
      />
    </>
  )
}

function Control({ children, className }: { children: ReactNode; className: string }) {
  return (
    <span className={cn('grid size-8 place-items-center rounded-full', className)}>{children}</span>
  )
}

/** A video call or a film, with facts about it underneath. */
export function Video({ picture, caption, time, rows }: VideoMockup) {
  const timer = <span className="rounded-full bg-surface px-2.5 py-1 tabular-nums">{time}</span>
  return (
    <>
      <div className="relative">
        <svg
          viewBox="0 0 320 180"
          preserveAspectRatio="xMidYMin slice"
          className="block h-68 w-full"
        >
          {picture === 'visit' ? <Visit /> : <Pottery />}
        </svg>
        <div className="absolute inset-x-0 bottom-0 flex items-center gap-2.5 p-3 text-3xs font-medium">
          {picture === 'visit' ? (
            <>
              {timer}
              <span className="flex-1" />
              <Control className="bg-surface">
                <Mic className="size-4" />
              </Control>
              <Control className="bg-surface">
                <VideoIcon className="size-4" />
              </Control>
              <Control className="bg-accent-solid text-on-accent">
                <PhoneOff className="size-4" />
              </Control>
            </>
          ) : (
            <>
              <Control className="bg-surface">
                <Play className="size-4 fill-current" />
              </Control>
              <span className="h-1.5 flex-1 rounded-full bg-surface/70">
                <span className="block h-full w-2/5 rounded-full bg-accent-solid" />
              </span>
              {timer}
            </>
          )}
        </div>
        <span className="absolute inset-x-0 bottom-14 text-center">
          <span className="rounded-sm bg-[oklch(20%_0.01_60/0.82)] px-2.5 py-1 text-xs font-medium text-[oklch(98%_0.004_85)]">
            {caption}
          </span>
        </span>
      </div>
      <FactList rows={rows} className="px-4 py-3.5" />
    </>
  )
}
