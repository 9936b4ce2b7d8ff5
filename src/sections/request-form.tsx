import { type FormEvent, useRef, useState } from 'react'
import type { Answer } from '@/contact/handover'
import type { RequestField } from '@/content/requests'
import { useUser } from '@/auth/session'
import { anybody, useDraft, type Values } from '@/lib/drafts'
import { checkText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { Icon } from '@/ui/icon'
import { Restored } from '@/ui/restored'

/** What the last submit found out that the values do not tell. */
interface Check {
  /** The day of the submit, as a date field has it. */
  today: string
  /** The fields in which the browser saw something that is no date. */
  unreadable: string[]
}

/** The longest answers, in characters; six of them stay below what a message may have. */
const limits = { line: 200, text: 2000 }

/** Asks for what a request needs. It keeps what was typed as the draft of that name. */
export function RequestForm({
  fields,
  draftName,
  submitLabel,
  onAnswers,
}: {
  fields: RequestField[]
  draftName: string
  submitLabel: string
  /** Called with the answers that were given, in the order of the fields, once all are in order. */
  onAnswers: (answers: Answer[]) => void
}) {
  const draft = useDraft(anybody, draftName, useUser()?.id)
  const values = draft.values ?? {}
  const [checked, setChecked] = useState<Check>()
  const form = useRef<HTMLFormElement>(null)

  function type(name: string, value: string) {
    const typed = { ...values, [name]: value }
    if (Object.values(typed).some(Boolean)) draft.save(typed)
    else draft.discard()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = { today: dayOf(new Date()), unreadable: unreadableIn(form.current!) }
    setChecked(check)
    const wrong = fields.find((field) => errorOf(field, values, check))
    if (!wrong) return onAnswers(answersOf(fields, values))
    form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
      <Fields>
        {draft.restored && (
          <div className="sm:col-span-2">
            <Restored
              onDiscard={() => {
                draft.discard()
                form.current?.querySelector<HTMLElement>('[name]')?.focus()
              }}
            />
          </div>
        )}
        {fields.map((field) => (
          <div key={field.name} className={isShort(field) ? undefined : 'sm:col-span-2'}>
            <FieldView
              field={field}
              value={values[field.name] ?? ''}
              error={checked && errorOf(field, values, checked)}
              onChange={(value) => type(field.name, value)}
            />
          </div>
        ))}
        <Button type="submit" className="justify-self-start sm:col-span-2">
          {submitLabel}
          <Icon name="arrow-right" className="size-4.5" />
        </Button>
      </Fields>
    </form>
  )
}

/** Whether two of the kind fit beside each other. */
const isShort = ({ kind }: RequestField) => kind === 'number' || kind === 'date'

function FieldView({
  field,
  value,
  error,
  onChange,
}: {
  field: RequestField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { name, label, hint, required } = field
  const shared = {
    name,
    label,
    hint,
    required,
    optional: !required,
    value,
    error,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.kind) {
    case 'text':
      return <TextField autoComplete={field.autoComplete ?? 'off'} {...shared} />
    case 'number':
      return <TextField inputMode="numeric" autoComplete="off" {...shared} />
    case 'date':
      return <TextField type="date" max="9999-12-31" className="min-h-12" {...shared} />
    case 'textarea':
      return <TextArea rows={4} {...shared} />
    case 'select':
      return (
        <SelectField {...shared}>
          <option value="">Choose one</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    default:
      return field satisfies never
  }
}

/** What is wrong with a field's value, in a sentence; undefined when nothing is. */
function errorOf(field: RequestField, values: Values, check: Check): string | undefined {
  const { kind, name, label, required } = field
  const value = values[name] ?? ''
  const max = kind === 'textarea' ? limits.text : limits.line
  if (kind === 'date' && !value && check.unreadable.includes(name))
    return `${label} needs a day, a month and a year.`
  const wrong = checkText(value, { label, max, required })
  if (wrong || !value.trim()) return wrong
  if (kind === 'number') return numberError(field, value)
  if (kind === 'date') return dateError(field, value, values, check.today)
  return undefined
}

function numberError(
  { label, min, max }: Extract<RequestField, { kind: 'number' }>,
  value: string,
): string | undefined {
  const digits = value.replaceAll(/[\s,]/g, '')
  if (!/^\d+$/.test(digits)) return `${label}: enter a whole number, in digits.`
  const number = Number(digits)
  return number >= min && number <= max
    ? undefined
    : `${label}: enter a number from ${min} to ${max.toLocaleString('en-US')}.`
}

function dateError(
  { label, from }: Extract<RequestField, { kind: 'date' }>,
  value: string,
  values: Values,
  today: string,
): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${label} needs a year of four digits.`
  if (value < today) return `${label} is in the past.`
  const earliest = from && values[from]
  return earliest && value < earliest ? `${label} is before ${dateInWords(earliest)}.` : undefined
}

/** The date fields that hold part of a date: their value is empty, but they are not. */
const unreadableIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')]
    .filter((input) => input.validity.badInput)
    .map((input) => input.name)

const two = (number: number) => String(number).padStart(2, '0')

/** The day on this person's calendar, as a date field has it: `2026-03-06`. */
function dayOf(date: Date) {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

const dateInWords = (value: string) => longDate.format(new Date(`${value}T00:00:00Z`))

function answersOf(fields: RequestField[], values: Values): Answer[] {
  return fields.flatMap(({ name, label, kind }) => {
    const value = values[name]?.trim()
    if (!value) return []
    return [
      { label, text: kind === 'date' ? dateInWords(value) : value, long: kind === 'textarea' },
    ]
  })
}
