import { useState } from 'react'
import { setContactReplyTo, usePerTabStore } from '@/lib/per-tab-store'
import { useAuth } from '@/auth/auth-provider'
import { getReplyNote, messageSentToast, unknownOutcomeMessage } from '@/content/contact'
import { anonymousOwner, type Draft, discardDraft, readDraft, useDraft } from '@/lib/drafts'
import { toApiError } from '@/lib/errors'
import { checkEmail, checkText } from '@/lib/validate'
import { EmailField, TextArea, TextField } from '@/ui/field'
import { Form, SubmitButton, useForm } from '@/ui/form'
import { FormAlert } from '@/ui/form-alert'
import { RestoredDraftNotice } from '@/ui/restored-draft-notice'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { type ContactMessage, contactLimits, sendMessage } from './api'

const empty: ContactMessage = { name: '', email: '', company: '', message: '' }

const check = ({ name, email, company, message }: ContactMessage) => ({
  name: checkText(name, { label: 'Full Name', max: contactLimits.name, required: true }),
  email: checkEmail(email, 'Email Address'),
  company: checkText(company, { label: 'Company', max: contactLimits.company }),
  message: checkText(message, {
    label: 'Your Message',
    max: contactLimits.message,
    required: true,
  }),
})

/** The state of a navigation to the contact page, which keeps personal text out of the URL. */
export interface ContactPrefill {
  /** What the message opens with. */
  opening: string
  /** The draft that it was made from. Sending discards it, and then the opening is ignored. */
  draftName: string
}

/**
 * The contact form. What was typed is kept until the message is sent, also over links and a reload. The
 * message opens with the inquiry of a prefill, or else with `subjectLine`. Give it a new key for another.
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
  // The history keeps a prefill. Once it is sent, its draft is gone.
  const [opening, setOpening] = useState(() =>
    prefill && readDraft(owner, prefill.draftName) ? prefill.opening : subjectLine,
  )
  /** The email address that the reply to the sent message goes to. */
  const contactReplyTo = usePerTabStore((state) => state.contactReplyTo)
  /** Whether the form holds an inquiry that is not sent. */
  const hasInquiry = opening === prefill?.opening
  const [isJustSent, setIsJustSent] = useState(false)
  /** Why the last try failed. */
  const [errorMessage, setErrorMessage] = useState<string>()
  const draft = useDraft(owner, 'contact')
  const values = { ...empty, ...draft.values, message: withOpening(draft, opening) }
  const form = useForm<ContactMessage>({
    values,
    onChange(typed) {
      setContactReplyTo(undefined)
      const untouched = typed.message === opening && !(typed.name + typed.email + typed.company)
      if (untouched) draft.discard()
      else draft.save({ values: { ...typed }, baseVersion: opening })
    },
    check,
    onSubmit: send,
  })

  async function send(element: HTMLFormElement) {
    const isSpam = !!new FormData(element).get(honeypotName)
    setErrorMessage(undefined)
    try {
      if (!isSpam) await sendMessage(values)
    } catch (error) {
      const { kind, message } = toApiError(error)
      setErrorMessage(kind === 'unknown-outcome' ? unknownOutcomeMessage : message)
      return showErrorToast('Submission Error', message)
    }
    draft.discard()
    if (prefill) discardDraft(owner, prefill.draftName)
    setOpening('')
    setContactReplyTo(values.email.trim())
    setIsJustSent(true)
    showToast(messageSentToast)
  }

  return (
    <Form form={form}>
      {draft.isRestored && (
        <RestoredDraftNotice disabled={form.isPending} onDiscard={draft.discard} />
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Full Name" autoComplete="name" required {...form.field('name')} />
        <EmailField label="Email Address" autoComplete="email" {...form.field('email')} />
      </div>
      <Honeypot />
      <TextField label="Company" autoComplete="organization" optional {...form.field('company')} />
      <TextArea label="Your Message" rows={7} required {...form.field('message')} />
      <FormAlert result={errorMessage ? { kind: 'error', text: errorMessage } : undefined} />
      <SubmitButton form={form} pendingLabel="Sending..." className="justify-self-start">
        Send Message
      </SubmitButton>
      {contactReplyTo && !hasInquiry && (
        <p
          // After a reload, the focus stays where it is.
          ref={isJustSent ? focus : undefined}
          tabIndex={-1}
          // The focus scrolls it above the toast, which on a phone then covers no field.
          className="scroll-mb-32 rounded bg-success-tint px-4 py-3 text-sm font-medium text-success"
        >
          {getReplyNote(contactReplyTo)}
        </p>
      )}
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** A name for which browsers and password managers have nothing to fill in. */
const honeypotName = 'leave-empty'

/** A field that people neither see nor reach. Bots fill it in, and are told that the message was sent. */
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

/** The message of a draft, with the current opening instead of the one that the user started from. */
function withOpening({ values, baseVersion: before = '' }: Partial<Draft>, opening: string) {
  if (!values) return opening
  const { message = '' } = values
  if (!opening || opening === before) return message
  const own = message.startsWith(before) ? message.slice(before.length) : message
  return opening + (own.trim() && !opening.endsWith('\n') ? '\n\n' : '') + own.trim()
}
