import { Camera } from 'lucide-react'
import type { FormMockup } from '@/content/mockups'
import { cn } from '@/lib/cn'
import { MockBadge, MockButton, TitleLines } from './parts'

function Field({ value, kind }: { value: string; kind?: 'choice' | 'photo' }) {
  if (kind === 'choice') {
    return (
      <div className="flex gap-1">
        {value.split(' / ').map((choice, index) => (
          <span
            key={choice}
            className={cn(
              'flex-1 rounded-sm border py-1 text-center text-3xs font-medium',
              index === 0 ? 'border-accent-solid bg-accent-tint text-accent' : 'border-line',
            )}
          >
            {choice}
          </span>
        ))}
      </div>
    )
  }
  return (
    <div
      className={cn(
        'flex items-center gap-2 rounded-sm border border-line px-2.5 py-1 text-2xs',
        kind && 'border-dashed border-control py-2 text-muted',
      )}
    >
      {kind && <Camera className="size-4 stroke-[1.75] text-accent" />}
      <span className="truncate tabular-nums">{value}</span>
    </div>
  )
}

/** A phone with a form, in front of the list of its entries. */
export function Form({ screen, fields, button, list }: FormMockup) {
  return (
    <div className="flex">
      <div className="-mb-1 flex w-[46%] shrink-0 items-start justify-center border-r border-line bg-sunken px-4 pt-5 @max-md:px-3">
        <div className="w-full max-w-52 rounded-t-[1.75rem] border border-b-0 border-control/40 bg-surface p-1.5 pb-0 shadow-floating">
          <div className="rounded-t-[1.375rem] border border-b-0 border-line px-3.5 pt-2.5 pb-5 @max-md:px-2.5">
            <div className="mx-auto h-1 w-12 rounded-full bg-line" />
            <div className="mt-3 text-sm font-semibold">{screen}</div>
            <div className="mt-3 grid grid-cols-1 gap-2.5">
              {fields.map(([label, value, kind]) => (
                <div key={label}>
                  <div className="mb-1 text-3xs text-muted">{label}</div>
                  <Field value={value} kind={kind} />
                </div>
              ))}
            </div>
            <MockButton className="mt-4 h-9 w-full">{button}</MockButton>
          </div>
        </div>
      </div>
      <div className="min-w-0 flex-1 px-4 py-2">
        {list.map(([title, text, badge]) => (
          <div
            key={title}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0"
          >
            <TitleLines title={title} text={text} wrap className="flex-1 basis-28" />
            {badge && <MockBadge badge={badge} />}
          </div>
        ))}
      </div>
    </div>
  )
}
