import { Camera } from 'lucide-react'
import type { FormMockup } from '@/content/mockups/types'
import { EntryList, MockButton } from './parts'

function MockField(field: FormMockup['fields'][number]) {
  if ('choices' in field)
    return (
      <div className="flex gap-1">
        {field.choices.map((choice) => (
          <span
            key={choice}
            className="flex-1 rounded-sm border border-line py-1 text-center text-xs-tight font-medium first:border-accent-solid first:bg-accent-tint first:text-accent"
          >
            {choice}
          </span>
        ))}
      </div>
    )
  if ('photo' in field)
    return (
      <div className="flex items-center gap-2 rounded-sm border border-dashed border-line px-2.5 py-2 text-xs text-muted">
        <Camera className="size-4 stroke-icon text-accent" />
        {field.photo}
      </div>
    )
  return (
    <div className="rounded-sm border border-line px-2.5 py-1 text-xs tabular-nums">
      {field.value}
    </div>
  )
}

/** A phone with a form next to a list. Narrow mockups show only the phone. */
export const FormView = ({ screen, fields, button, list }: FormMockup) => (
  <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)] bg-sunken @md:grid-cols-[46%_1fr]">
    <div className="mx-auto mt-3 -mb-1 w-56 rounded-t-[1.75rem] border border-b-0 border-control/40 bg-surface p-1.5 pb-0 shadow-floating">
      <div className="flex h-full flex-col rounded-t-[1.375rem] border border-b-0 border-line px-3.5 pt-2.5">
        <div className="mx-auto h-1 w-12 rounded-full bg-line" />
        <div className="mt-3 text-sm font-semibold">{screen}</div>
        <div className="pb-4">
          {fields.map((field) => (
            <div key={field.label} className="mt-2.5">
              <div className="mb-1 text-xs-tight text-muted">{field.label}</div>
              <MockField {...field} />
            </div>
          ))}
          <MockButton className="mt-4 min-h-9 w-full reveal">{button}</MockButton>
        </div>
      </div>
    </div>
    <EntryList entries={list} className="border-l border-line bg-surface @max-md:hidden" />
  </div>
)
