import { Mic, PhoneOff, Video } from 'lucide-react'
import type { CardMockup as Content } from '@/content/mockups'
import { cn } from '@/lib/cn'

type Of<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>

const sheet = 'rounded border border-line bg-surface shadow-raised'
const buttonStyle =
  'rounded-full bg-accent-solid px-3 py-1 text-3xs font-semibold whitespace-nowrap text-on-accent'

/** A small product picture that fills its container; decorative. */
export function CardMockup({ mockup }: { mockup: Content }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden forced-color-adjust-none select-none"
    >
      <Drawing {...mockup} />
    </div>
  )
}

function Drawing(mockup: Content) {
  switch (mockup.kind) {
    case 'site':
      return <Site {...mockup} />
    case 'room':
      return <Room {...mockup} />
    case 'bars':
      return <Bars {...mockup} />
    case 'call':
      return <Call {...mockup} />
    case 'prompt':
      return <Prompt {...mockup} />
    case 'draft':
      return <Draft {...mockup} />
    case 'edit':
      return <Edit {...mockup} />
    case 'live':
      return <Live {...mockup} />
    default:
      return mockup satisfies never
  }
}

/** A browser's address bar. */
function AddressBar({ address }: { address: string }) {
  return (
    <div className="flex items-center gap-1.5 border-b border-line px-3 py-2">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-2 rounded-full bg-line" />
      ))}
      <span className="ml-2 rounded-full bg-sunken px-3 py-0.5 text-3xs text-muted">{address}</span>
    </div>
  )
}

function Site({ address, headline, button }: Of<'site'>) {
  return (
    <div className={cn('absolute top-7 -right-6 -bottom-6 left-7', sheet)}>
      <AddressBar address={address} />
      <div className="p-5">
        <div className="text-lg/6 font-bold tracking-tight text-balance">{headline}</div>
        <div className="mt-3 flex items-center gap-3">
          <span className={buttonStyle}>{button}</span>
          <span className="h-1.5 w-16 rounded-full bg-line" />
        </div>
        <div className="mt-5 grid grid-cols-3 gap-2.5">
          {['bg-accent-vivid', 'bg-accent-line', 'bg-accent-tint'].map((shade) => (
            <span key={shade} className={cn('h-14 rounded-sm', shade)} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Room({ tables, note }: Of<'room'>) {
  return (
    <>
      <div className="absolute inset-5 rounded border-[1.5px] border-accent-line bg-surface/60" />
      {tables.map(([x, y, name, seated]) => (
        <span
          key={name}
          className={cn(
            'absolute grid h-11 -translate-1/2 place-items-center border-[1.5px] text-sm font-semibold tabular-nums shadow-card',
            seated > 4 ? 'w-20 rounded' : 'w-11 rounded-full',
            seated
              ? 'border-transparent bg-accent-solid text-on-accent'
              : 'border-accent-line bg-surface text-accent',
          )}
          style={{ left: `${x}%`, top: `${y}%` }}
        >
          {name}
        </span>
      ))}
      <span className="absolute right-3 bottom-3 rounded-full border border-line bg-surface px-3 py-1 text-3xs font-semibold shadow-raised">
        {note}
      </span>
    </>
  )
}

function Bars({ bars }: Of<'bars'>) {
  return (
    <div className="absolute inset-x-7 top-7 bottom-0 flex items-end gap-4">
      {bars.map(([label, value, height], index) => (
        <div
          key={label}
          className={cn(
            'flex flex-1 flex-col items-center justify-between rounded-t-lg pt-2.5 pb-3',
            index === 1 ? 'bg-accent-solid text-on-accent' : 'bg-accent-line text-ink',
          )}
          style={{ height: `${height}%` }}
        >
          <span className="text-sm font-semibold tabular-nums">{value}</span>
          <span className="text-3xs">{label}</span>
        </div>
      ))}
    </div>
  )
}

/** A person's head and shoulders. */
function Person({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 80" preserveAspectRatio="xMidYMax meet" className={className}>
      <circle cx="50" cy="32" r="17" fill="var(--accent-vivid)" />
      <path d="M14 82C16 60 32 54 50 54S84 60 86 82Z" fill="var(--accent-solid)" />
    </svg>
  )
}

function Call({ name, time }: Of<'call'>) {
  const round = 'grid size-9 place-items-center rounded-full shadow-raised'
  return (
    <>
      <Person className="absolute inset-x-0 bottom-0 h-3/4 w-full" />
      <div className="absolute top-5 right-5 h-16 w-20 overflow-hidden rounded border-2 border-surface bg-accent-line shadow-raised">
        <Person className="absolute inset-x-0 bottom-0 h-14 w-full opacity-70" />
      </div>
      <span className="absolute top-5 left-5 rounded-full bg-surface px-3 py-1 text-3xs font-semibold shadow-card">
        {name}
      </span>
      <div className="absolute inset-x-0 bottom-5 flex items-center justify-center gap-2.5">
        <span className="rounded-full bg-surface px-3 py-2 text-3xs font-semibold tabular-nums shadow-raised">
          {time}
        </span>
        {[Mic, Video].map((Icon, index) => (
          <span key={index} className={cn(round, 'bg-surface')}>
            <Icon className="size-4" />
          </span>
        ))}
        <span className={cn(round, 'bg-danger text-page')}>
          <PhoneOff className="size-4" />
        </span>
      </div>
    </>
  )
}

function Prompt({ text, button }: Of<'prompt'>) {
  return (
    <div className={cn('absolute inset-x-6 top-1/2 -translate-y-1/2 p-4', sheet)}>
      <p className="text-xs font-medium">
        {text}
        <span className="ml-0.5 inline-block h-4 w-px translate-y-0.5 bg-current" />
      </p>
      <div className="mt-3 flex justify-end">
        <span className={buttonStyle}>{button}</span>
      </div>
    </div>
  )
}

function Draft({ name, languages, lines }: Of<'draft'>) {
  return (
    <div className={cn('absolute inset-x-6 top-6 -bottom-4', sheet)}>
      <div className="flex items-center gap-2 border-b border-line px-4 py-2.5">
        <span className="flex-1 text-xs font-bold">{name}</span>
        {languages.map((language) => (
          <span
            key={language}
            className="rounded-full bg-accent-tint px-2 py-0.5 text-3xs font-semibold text-accent"
          >
            {language}
          </span>
        ))}
      </div>
      <div className="px-4 py-3">
        <span className="block h-2 w-3/4 rounded-full bg-accent-vivid" />
        <span className="mt-2 block h-1.5 w-1/2 rounded-full bg-line" />
        <PriceList lines={lines} />
      </div>
    </div>
  )
}

function Edit({ lines }: Of<'edit'>) {
  return (
    <div
      className={cn('absolute inset-x-6 top-1/2 -translate-y-1/2 -rotate-1 px-4 pt-1 pb-3', sheet)}
    >
      <PriceList lines={lines} />
    </div>
  )
}

/** Prices; a changed one follows its old price, which is crossed out. */
function PriceList({ lines }: { lines: [label: string, value: string, before?: string][] }) {
  return (
    <div className="mt-2 divide-y divide-line text-xs">
      {lines.map(([label, value, before]) => (
        <div key={label} className="flex items-center gap-2 py-1.5 tabular-nums">
          <span className="flex-1">{label}</span>
          {before && <s className="text-muted">{before}</s>}
          <span
            className={cn(
              'font-semibold',
              before && 'rounded-sm bg-accent-tint px-1.5 text-accent ring-1 ring-accent-line',
            )}
          >
            {value}
          </span>
        </div>
      ))}
    </div>
  )
}

function Live({ address, state, news: [title, text] }: Of<'live'>) {
  return (
    <>
      <div className={cn('absolute inset-x-6 top-7 -bottom-4', sheet)}>
        <AddressBar address={address} />
        <div className="p-4">
          <span className="inline-flex items-center gap-1.5 rounded-full bg-success-tint px-2.5 py-0.5 text-3xs font-semibold text-success">
            <span className="size-1.5 rounded-full bg-current" />
            {state}
          </span>
          <span className="mt-3 block h-2 w-3/5 rounded-full bg-accent-vivid" />
        </div>
      </div>
      <div className={cn('absolute right-4 bottom-3 px-4 py-2.5', sheet)}>
        <p className="text-3xs text-muted">{title}</p>
        <p className="text-xs font-semibold">{text}</p>
      </div>
    </>
  )
}
