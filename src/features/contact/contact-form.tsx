import { useDraftOwner } from '@/auth/auth-provider'
import { type Draft, discardDraft, sendDraft } from '@/drafts/drafts'
import { findPrefill } from '@/drafts/fill-draft'
import { draftNoticeCopy } from '@/drafts/copy'
import { DraftNotice, useDraftForm } from '@/drafts/draft-form'
import type { ApiError } from '@/lib/errors'
import { loadModule } from '@/lib/load-module'
import { validateEmail, validateText } from '@/lib/validate'
import { ChoiceField, EmailField, TextArea, TextField } from '@/ui/field'
import { Form, FormAlert, SubmitButton } from '@/ui/form'
import { showErrorToast, showToast } from '@/ui/toast-store'
import { type ContactMessage, limits } from './contact-message'
import { contactCopy, sendErrorMessage, type SubjectNotes, unknownOutcomeMessage } from './copy'

type ContactValues = ContactMessage & { subject: string }

const empty: ContactValues = { name: '', email: '', company: '', subject: '', message: '' }

const validate = ({ name, email, company, message }: ContactValues, maxMessageLength: number) => ({
  name: validateText(name, { max: limits.name, required: true }),
  email: validateEmail(email),
  company: validateText(company, { max: limits.company }),
  message: validateText(message, { max: maxMessageLength, required: true }),
})

/**
 * The contact form, which keeps a draft until the message is sent. The sent message starts with the
 * subject: the given one, or else that of a field. The notes fit the given one.
 */
export function ContactForm({ subject, notes }: { subject?: string; notes?: SubjectNotes }) {
  const form = useDraftForm({
    ownerId: useDraftOwner(),
    name: 'contact',
    defaultValues: empty,
    getNotice: (draft) => (draft?.unanswered?.length ? unknownOutcomeMessage : ''),
    validate: (typed) => validate(typed, limits.message - getSubjectLine(typed).length),
    onSubmit: (typed, save) => send(typed, save(typed)),
  })

  function getSubjectLine(typed: ContactValues) {
    const chosen = subject ?? typed.subject
    return chosen && `Subject: ${chosen}\n\n`
  }

  async function send(typed: ContactValues, draft: Draft) {
    const prefill = findPrefill(draft)
    const isSpam = !!new FormData(form.ref.current!).get('leave-empty')
    await sendDraft(draft, async () => {
      const { sendContactMessage } = await loadModule(() => import('./api'))
      if (!isSpam)
        await sendContactMessage({ ...typed, message: getSubjectLine(typed) + typed.message })
    })
    // The inquiry that started the message was sent with it.
    if (prefill) discardDraft(prefill.key)
    showToast(contactCopy.sent)
    return [contactCopy.sent.description, notes?.sent].filter(Boolean).join(' ')
  }

  return (
    <Form form={form} data-draft className="grid grid-cols-1 gap-5" onFailed={showFailure}>
      <DraftNotice form={form} restored={findPrefill(form.draft) && draftNoticeCopy.prefilled} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Full Name" autoComplete="name" required {...form.getFieldProps('name')} />
        <EmailField label="Email Address" autoComplete="email" {...form.getFieldProps('email')} />
        <TextField
          label="Company"
          autoComplete="organization"
          required={false}
          {...form.getFieldProps('company')}
        />
        {!subject && (
          <ChoiceField
            label="Subject"
            choices={contactCopy.subjects}
            required={false}
            {...form.getFieldProps('subject')}
          />
        )}
      </div>
      <Honeypot />
      <TextArea
        label="Your Message"
        rows={6}
        required
        hint={notes?.form ?? contactCopy.defaultNote}
        {...form.getFieldProps('message')}
      />
      <FormAlert form={form} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
        <SubmitButton isPending={form.isPending} pendingLabel="Sending...">
          Send Message
        </SubmitButton>
        <p className="flex-[1_1_18rem] text-xs text-muted">{contactCopy.dataNote}</p>
      </div>
    </Form>
  )
}

function showFailure({ kind, message }: ApiError) {
  const wasAnswered = ['refused', 'site-updated'].includes(kind)
  showErrorToast(contactCopy.notSent, wasAnswered ? message : sendErrorMessage)
}

/** A honeypot field, hidden from people. If a bot fills it in, the message isn't sent. */
const Honeypot = () => (
  <div aria-hidden className="sr-only">
    <label>
      Leave this empty
      <input
        // A name that browsers and password managers don't autofill.
        name="leave-empty"
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
