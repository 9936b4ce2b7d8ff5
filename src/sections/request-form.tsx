import { ArrowRight } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Answer } from '@/contact/prefill-contact'
import type { RequestField } from '@/content/requests'
import { useAuth } from '@/auth/use-auth'
import { anonymousOwner, useDraft, type Values } from '@/lib/drafts'
import { checkText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { RestoredNotice } from '@/ui/restored-notice'

/** What validation needs besides the values. */
interface Check {
  /** The date of the submit, as YYYY-MM-DD. */
  today: string
  /** The names of date fields with an incomplete date: their value is empty. */
  unreadable: string[]
}

/** The maximum length of answers, in characters; six of them fit into a contact message. */
const limits = { line: 200, text: 2000 }

/** The form of a request; its input is kept as a draft. */
export function RequestForm({
  fields,
  draftName,
  submitLabel,
  onAnswers,
}: {
  fields: RequestField[]
  draftName: string
  submitLabel: string
  /** Called with the answers, in the order of the fields, once all are valid. */
  onAnswers: (answers: Answer[]) => void
}) {
  const draft = useDraft(anonymousOwner, draftName, useAuth().user?.id)
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
            <RestoredNotice
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
          <ArrowRight className="size-4.5" />
        </Button>
      </Fields>
    </form>
  )
}

/** Whether two fields of this kind fit side by side. */
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

/** Returns an error message for a field, or undefined if its value is valid. It fits any label. */
function errorOf(field: RequestField, values: Values, check: Check): string | undefined {
  const { kind, name, required } = field
  const value = values[name] ?? ''
  const max = kind === 'textarea' ? limits.text : limits.line
  if (kind === 'date' && !value && check.unreadable.includes(name))
    return 'Enter a day, a month and a year.'
  const wrong = checkText(value, { label: 'This field', max, required })
  if (wrong || !value.trim()) return wrong
  if (kind === 'number') return numberError(field, value)
  if (kind === 'date') return dateError(field, value, values, check.today)
  return undefined
}

function numberError(
  { min, max }: Extract<RequestField, { kind: 'number' }>,
  value: string,
): string | undefined {
  const digits = value.replaceAll(/[\s,]/g, '')
  if (!/^\d+$/.test(digits)) return 'Enter a whole number, in digits.'
  const number = Number(digits)
  return number >= min && number <= max
    ? undefined
    : `Enter a number from ${min} to ${max.toLocaleString('en-US')}.`
}

function dateError(
  { from }: Extract<RequestField, { kind: 'date' }>,
  value: string,
  values: Values,
  today: string,
): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'Enter a year with four digits.'
  if (value < today) return 'This date is in the past.'
  const earliest = from && values[from]
  return earliest && value < earliest ? `This date is before ${dateInWords(earliest)}.` : undefined
}

/** The names of date fields that hold a part of a date, which their empty value hides. */
const unreadableIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')]
    .filter((input) => input.validity.badInput)
    .map((input) => input.name)

const two = (number: number) => String(number).padStart(2, '0')

/** The local date as YYYY-MM-DD. */
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
