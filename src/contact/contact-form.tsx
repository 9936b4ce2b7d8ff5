import { type FormEvent, useRef, useState } from 'react'
import { useAuth } from '@/auth/use-auth'
import { anonymousOwner, discardDraft, useDraft, type Values } from '@/lib/drafts'
import { checkEmail, checkText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { RestoredNotice } from '@/ui/restored-notice'
import { showToast } from '@/ui/toasts'
import { type ContactMessage, contactLimits, sendMessage } from './send-message'

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

/**
 * The contact form. `message` prefills it, and `answers` names the draft that the message comes from.
 * What was typed is kept until the message is sent, also over links and a reload.
 */
export function ContactForm({ message = '', answers }: { message?: string; answers?: string }) {
  const { user, getAnonymousClient } = useAuth()
  const [opening, setOpening] = useState(message)
  const draft = useDraft(anonymousOwner, 'contact', user?.id)
  const values = { ...empty, ...draft.values, message: messageOf(draft.values, opening) }
  const [sending, setSending] = useState(false)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = check(values)

  /** The props that all fields share. */
  const field = (name: keyof ContactMessage) => ({
    name,
    value: values[name],
    readOnly: sending,
    error: checked ? errors[name] : undefined,
    onChange: (event: { target: { value: string } }) =>
      type({ ...values, [name]: event.target.value }),
  })

  function type(typed: ContactMessage) {
    const untouched = Object.values({ ...typed, message: '' }).join('') === ''
    if (untouched && typed.message === opening) draft.discard()
    else draft.save({ ...typed, opening })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isSpam = !!new FormData(event.currentTarget).get(honeypotName)
    setChecked(true)
    const invalid = (Object.keys(errors) as (keyof ContactMessage)[]).find((name) => errors[name])
    if (invalid) {
      form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus()
      return
    }
    setSending(true)
    const error = isSpam ? undefined : await sendMessage(getAnonymousClient, values)
    setSending(false)
    if (error) {
      showToast({ title: 'Submission Error', description: error, variant: 'destructive' })
      return
    }
    draft.discard()
    if (answers) discardDraft(anonymousOwner, answers)
    setOpening('')
    setChecked(false)
    showToast({
      title: 'Message Sent!',
      description: 'Thank you for writing to us. We will answer by email.',
    })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <Fields>
        {draft.restored && (
          <RestoredNotice
            onDiscard={() => {
              draft.discard()
              form.current?.querySelector('input')?.focus()
            }}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Full Name" autoComplete="name" required {...field('name')} />
          <TextField
            label="Email Address"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...field('email')}
          />
        </div>
        <Honeypot />
        <TextField label="Company" autoComplete="organization" optional {...field('company')} />
        <TextArea label="Your Message" rows={7} required {...field('message')} />
        <Button type="submit" variant="primary" disabled={sending} className="justify-self-start">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </Fields>
    </form>
  )
}

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

/** The message of a draft below the current opening, which replaces the draft's own. */
function messageOf(draft: Values | undefined, opening: string) {
  const { message = '', opening: before = '' } = draft ?? { message: opening, opening }
  if (!opening || opening === before) return message
  const own = message.startsWith(before) ? message.slice(before.length) : message
  return opening + (own.trim() && !opening.endsWith('\n') ? '\n\n' : '') + own.trim()
}
