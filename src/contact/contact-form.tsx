import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@/auth/auth-provider'
import {
  getReplyNote,
  messageSentToast,
  notSentTitle,
  replyTimeNote,
  sendErrorMessage,
  subjectChoices,
} from '@/content/pages/contact'
import {
  anonymousOwner,
  type Draft,
  type DraftName,
  discardDraft,
  readDraft,
  useDraft,
} from '@/drafts/drafts'
import { toApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { validateEmail, validateText } from '@/lib/validate'
import { Alert } from '@/ui/alert'
import { EmailField, SelectField, TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton } from '@/ui/form'
import { useForm } from '@/ui/use-form'
import { FormAlert } from '@/ui/form-alert'
import { DraftNotice } from '@/drafts/draft-notice'
import { showErrorToast, showToast } from '@/ui/toast-store'
import type { ContactMessage } from './api'

/** The navigation state of a link to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  message: string
  /** The request form's draft. Once it is gone, as after the message was sent, nothing is prefilled. */
  requestDraft?: DraftName
}

type ContactValues = ContactMessage & { subject: string }

/** The maximum lengths in characters, the same as the table's constraints. */
export const limits = { name: 120, company: 120, message: 5000 }

const empty: ContactValues = { name: '', email: '', company: '', subject: '', message: '' }

const validate = ({ name, email, company, message }: ContactValues, maxMessageLength: number) => ({
  name: validateText(name, { label: 'Full Name', max: limits.name, required: true }),
  email: validateEmail(email, 'Email Address'),
  company: validateText(company, { label: 'Company', max: limits.company }),
  message: validateText(message, {
    label: 'Your Message',
    max: maxMessageLength,
    required: true,
  }),
})

/**
 * The contact form, which keeps a draft until the message is sent. The sent message starts with the
 * subject: the given one, or else that of a field.
 */
export function ContactForm({ subject }: { subject?: string }) {
  const { user } = useAuth()
  const owner = user?.id ?? anonymousOwner
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  /** Who sent the message, until the next message is started. After a logout, it isn't shown. */
  const [sender, setSender] = useState<{ owner: string; email: string }>()
  const draft = useDraft(owner, 'contact')
  const { message: initialMessage = '', requestDraft } = getPrefill(state, owner)
  const values = { ...empty, ...draft.values, message: mergePrefill(draft, initialMessage) }
  const chosenSubject = subject ?? values.subject
  const subjectLine = chosenSubject && `Subject: ${chosenSubject}\n\n`
  const form = useForm<ContactValues>({
    values,
    onChange(typed) {
      setSender(undefined)
      const untouched =
        typed.message === initialMessage &&
        !(typed.name + typed.email + typed.company + typed.subject)
      if (untouched) draft.discard()
      else draft.save({ values: { ...typed }, basedOn: initialMessage || draft.basedOn })
    },
    validate: (typed) => validate(typed, limits.message - subjectLine.length),
    onSubmit: send,
  })

  async function send(typed: ContactValues, element: HTMLFormElement) {
    const isSpam = !!new FormData(element).get(honeypotName)
    try {
      const { sendContactMessage } = await loadModule(() => import('./api'))
      if (!isSpam) await sendContactMessage({ ...typed, message: subjectLine + typed.message })
    } catch (caught) {
      const error = toApiError(caught)
      const wasAnswered = ['refused', 'site-updated'].includes(error.kind)
      showErrorToast(notSentTitle, wasAnswered ? error.message : sendErrorMessage)
      throw error
    }
    draft.discard()
    if (requestDraft) discardDraft(owner, requestDraft)
    // The visitor may have opened another page in the meantime.
    if (initialMessage && element.isConnected)
      void navigate(pathname + search, { replace: true, preventScrollReset: true })
    setSender({ owner, email: typed.email.trim() })
    showToast(messageSentToast)
  }

  return (
    <Form form={form}>
      <DraftNotice draft={draft} disabled={form.isPending} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Full Name" autoComplete="name" required {...form.getFieldProps('name')} />
        <EmailField label="Email Address" autoComplete="email" {...form.getFieldProps('email')} />
      </div>
      <Honeypot />
      <TextField
        label="Company"
        autoComplete="organization"
        optional
        {...form.getFieldProps('company')}
      />
      {!subject && (
        <SelectField label="Subject" optional {...form.getFieldProps('subject')}>
          <option value="">Choose one</option>
          {subjectChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )}
      <TextArea
        label="Your Message"
        style={{ minHeight: '11.25rem' }}
        required
        {...form.getFieldProps('message')}
      />
      {form.result && <FormAlert result={form.result} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={form} pendingLabel="Sending...">
          Send Message
        </SubmitButton>
        <p className="text-sm text-muted">{replyTimeNote}</p>
      </div>
      {sender?.owner === owner && (
        <Alert
          tone="success"
          ref={focus}
          tabIndex={-1}
          // Focusing scrolls the element above the toast, which on a phone would cover a field.
          className="scroll-mb-32"
        >
          {getReplyNote(sender.email)}
        </Alert>
      )}
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** A name that browsers and password managers don't autofill. */
const honeypotName = 'leave-empty'

/** A honeypot field, hidden from people. If a bot fills it in, the message isn't sent. */
function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}

/** Returns the prefill in a navigation state, unless its request was sent or belongs to another user. */
function getPrefill(state: unknown, owner: string): Partial<ContactPrefill> {
  const prefill = state as ContactPrefill | null
  return prefill && (!prefill.requestDraft || readDraft(owner, prefill.requestDraft)) ? prefill : {}
}

/** Returns a draft's message, in which a prefill replaces an earlier one. */
function mergePrefill({ values, basedOn: earlier = '' }: Partial<Draft>, prefill: string) {
  if (!values) return prefill
  const { message = '' } = values
  if (!prefill || prefill === earlier) return message
  const own = message.startsWith(earlier) ? message.slice(earlier.length) : message
  return [prefill, own.trim()].filter(Boolean).join('\n\n')
}
