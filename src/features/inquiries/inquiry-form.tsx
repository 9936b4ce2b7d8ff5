import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useDraftOwner } from '@/auth/auth-provider'
import { contactHref } from '@/content/catalog/hrefs'
import type { InquiryContent, InquiryField } from '@/content/types'
import { prefillMessage } from '@/drafts/fill-draft'
import { DraftNotice, useDraftForm } from '@/drafts/draft-form'
import { Button } from '@/ui/button'
import { ChoiceField, TextArea, TextField } from '@/ui/field'
import { Form, FormAlert } from '@/ui/form'
import type { FormFieldProps } from '@/ui/use-form'
import { formatInquiry, getMinDate, validateAnswers } from './answers'
import { dataNote, submitLabel } from './copy'

export interface InquiryProps {
  content: InquiryContent
  /** The slug of the inquiry type. */
  type: string
}

/** An inquiry form, which prefills the contact page. Its input is kept as a draft. */
export function InquiryForm({ content, type }: InquiryProps) {
  const { subject, formTitle, types } = content
  const navigate = useNavigate()
  const { label, fields } = types[type]!
  const form = useDraftForm({
    ownerId: useDraftOwner(),
    name: `inquiry:${subject}-${type}`,
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    validate: (typed) => validateAnswers(fields, typed),
    onSubmit(answers, save) {
      prefillMessage(save(answers), formatInquiry(`${formTitle}: ${label}`, fields, answers))
      void navigate(contactHref(subject))
    },
  })

  return (
    <Form form={form} data-draft className="grid grid-cols-1 gap-5 @md:grid-cols-2">
      <DraftNotice form={form} />
      {fields.map((field) => (
        <div
          key={field.name}
          // Two short answers fit side by side. A text with a hint is a long one.
          className={clsx(
            (field.kind === 'textarea' || (field.kind === 'text' && field.hint)) &&
              '@md:col-span-2',
          )}
        >
          <InquiryFieldInput
            field={field}
            min={field.kind === 'date' ? getMinDate(field, form.values) : undefined}
            {...form.getFieldProps(field.name)}
          />
        </div>
      ))}
      <FormAlert form={form} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5 @md:col-span-2">
        <Button type="submit">
          {submitLabel}
          <ArrowRight className="size-4.5" />
        </Button>
        <p className="flex-[1_1_14rem] text-xs text-muted">{dataNote}</p>
      </div>
    </Form>
  )
}

function InquiryFieldInput({
  field,
  min,
  ...form
}: { field: InquiryField; min: string | undefined } & FormFieldProps) {
  const { label, hint, required = false } = field
  const shared = { label, hint, required, ...form }
  if (field.kind === 'textarea') return <TextArea rows={4} {...shared} />
  if (field.kind === 'select') return <ChoiceField choices={field.options} {...shared} />
  return <TextField {...inputProps[field.kind]} min={min} {...shared} />
}

const inputProps = {
  text: {},
  zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
  date: { type: 'date', max: '9999-12-31' },
} as const
