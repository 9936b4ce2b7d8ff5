import type { InquiryField } from '@/content/types'
import type { FormValues } from '@/drafts/drafts'
import { validateText } from '@/lib/validate'
import { answerMessages } from './copy'

type DateField = Extract<InquiryField, { kind: 'date' }>

/** The maximum length of an answer in characters. Six answers fit into a contact message. */
const limits = { line: 200, text: 2000 }

/** Returns an error message per field with an invalid answer. The messages fit any label. */
export function validateAnswers(fields: InquiryField[], values: FormValues) {
  const validate = (field: InquiryField) => {
    const value = (values[field.name] ?? '').trim()
    const max = field.kind === 'textarea' ? limits.text : limits.line
    const error = validateText(value, { max, required: field.required })?.(answerMessages.field)
    if (error || !value) return error
    switch (field.kind) {
      case 'zip':
        return /^\d{5}(-\d{4})?$/.test(value) ? undefined : answerMessages.zip
      case 'number':
        return getNumberError(value, field.min, field.max)
      case 'year':
        return getYearError(value, field.min)
      case 'date':
        return getDateError(value, field, values)
    }
  }
  return Object.fromEntries(fields.map((field) => [field.name, validate(field)]))
}

function getNumberError(value: string, min: number, max: number) {
  const digits = value.replaceAll(/[\s,]/g, '')
  if (!/^\d+$/.test(digits)) return answerMessages.number
  const number = Number(digits)
  return number >= min && number <= max ? undefined : answerMessages.range(min, max)
}

function getYearError(value: string, min: number) {
  const thisYear = new Date().getFullYear()
  const isYear = /^\d{4}$/.test(value) && Number(value) >= min && Number(value) <= thisYear
  return isYear ? undefined : answerMessages.year(min, thisYear)
}

function getDateError(value: string, field: DateField, values: FormValues) {
  const daysLeft = (Date.parse(`${value}T23:59:59`) - Date.now()) / 86_400_000
  if (daysLeft < 0) return answerMessages.past
  // A leap year, and the rest of the day.
  if (field.isWithinYear && daysLeft > 367) return answerMessages.notWithinYear
  const min = getMinDate(field, values)
  return min && value < min ? answerMessages.tooEarly(formatDate(min)) : undefined
}

/** Returns the earliest date that another date allows, if that is filled in. */
export function getMinDate({ notBefore, after }: DateField, values: FormValues) {
  const other = new Date(values[notBefore ?? after ?? ''] || Number.NaN)
  if (Number.isNaN(other.getTime())) return undefined
  if (after) other.setUTCDate(other.getUTCDate() + 1)
  return other.toISOString().slice(0, 10)
}

/** Returns a date in words. A date without a time is in UTC. */
const formatDate = (value: string) =>
  new Date(value).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** Returns the contact form's prefilled message: the inquiry and its answers. */
export function formatInquiry(inquiry: string, fields: InquiryField[], values: FormValues) {
  const answers = fields.flatMap(({ name, label, kind }) => {
    const value = values[name]?.trim()
    if (!value) return []
    if (kind === 'textarea') return `\n${label}:\n${value}`
    return `${label}: ${kind === 'date' ? formatDate(value) : value}`
  })
  return [inquiry, ...answers].join('\n')
}
