import { useState } from 'react'
import { useAuth } from '@/auth/auth-provider'
import {
  getReplyNote,
  messageSentToast,
  notSentTitle,
  replyTimeNote,
  sendErrorMessage,
  subjectChoices,
  unknownOutcomeMessage,
} from '@/content/contact'
import { anonymousOwner, type Draft, discardDraft, readDraft, useDraft } from '@/drafts/drafts'
import { toApiError, unexpectedErrorMessage, unknownOutcomeError } from '@/lib/errors'
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
import { type ContactPrefill, toSubjectLine } from './contact-prefill'
import { contactLimits } from './limits'

type ContactValues = ContactMessage & { subject: string }

const empty: ContactValues = { name: '', email: '', company: '', subject: '', message: '' }

const validate = ({ name, email, company, subject, message }: ContactValues) => ({
  name: validateText(name, { label: 'Full Name', max: contactLimits.name, required: true }),
  email: validateEmail(email, 'Email Address'),
  company: validateText(company, { label: 'Company', max: contactLimits.company }),
  message: validateText(message, {
    label: 'Your Message',
    max: contactLimits.message - toSubjectLine(subject).length,
    required: true,
  }),
})

/**
 * The contact form, which keeps a draft until the message is sent. The message starts with the
 * prefill's text, or else with `subjectLine`. If either changes, the form needs a new key. Without
 * either, a field asks for the subject.
 */
export function ContactForm({
  subjectLine,
  prefill,
}: {
  subjectLine: string
  prefill: ContactPrefill | null
}) {
  const { user } = useAuth()
  const owner = user?.id ?? anonymousOwner
  // The history keeps a prefill after its message is sent, but its draft is deleted.
  const [initialMessage, setInitialMessage] = useState(() =>
    prefill && readDraft(owner, prefill.sourceDraftName) ? prefill.message : subjectLine,
  )
  /** Who sent the message, until the next message is started. After a logout, it isn't shown. */
  const [sender, setSender] = useState<{ owner: string; email: string }>()
  const draft = useDraft(owner, 'contact')
  const hasSubjectField = !subjectLine && !prefill
  const values = {
    ...empty,
    ...draft.values,
    ...(!hasSubjectField && { subject: '' }),
    message: mergeInitialMessage(draft, initialMessage),
  }
  const form = useForm<ContactValues>({
    values,
    onChange(typed) {
      setSender(undefined)
      const untouched =
        typed.message === initialMessage &&
        !(typed.name + typed.email + typed.company + typed.subject)
      if (untouched) draft.discard()
      else draft.save({ values: { ...typed }, baseVersion: initialMessage })
    },
    validate,
    onSubmit: send,
  })

  async function send(_: ContactMessage, element: HTMLFormElement) {
    const isSpam = !!new FormData(element).get(honeypotName)
    try {
      const { sendContactMessage } = await loadModule(() => import('./api'))
      const message = toSubjectLine(values.subject) + values.message
      if (!isSpam) await sendContactMessage({ ...values, message })
    } catch (caught) {
      const error = toApiError(caught)
      const isUnknown = error.kind === 'unknown-outcome'
      const hasMessage = error.message !== unexpectedErrorMessage
      showErrorToast(notSentTitle, hasMessage ? error.message : sendErrorMessage)
      throw isUnknown ? unknownOutcomeError(unknownOutcomeMessage) : error
    }
    draft.discard()
    if (prefill) discardDraft(owner, prefill.sourceDraftName)
    setInitialMessage('')
    setSender({ owner, email: values.email.trim() })
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
      {hasSubjectField && (
        <SelectField label="Subject" optional {...form.getFieldProps('subject')}>
          <option value="">Choose one</option>
          {subjectChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )}
      <TextArea label="Your Message" rows={10} required {...form.getFieldProps('message')} />
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

/** Returns a draft's message with its first lines replaced by the current first lines. */
function mergeInitialMessage(
  { values, baseVersion: before = '' }: Partial<Draft>,
  initialMessage: string,
) {
  if (!values) return initialMessage
  const { message = '' } = values
  if (!initialMessage || initialMessage === before) return message
  const own = (message.startsWith(before) ? message.slice(before.length) : message).trim()
  return initialMessage + (own && !initialMessage.endsWith('\n') ? '\n\n' : '') + own
}
