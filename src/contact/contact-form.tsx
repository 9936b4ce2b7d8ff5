import { type FormEvent, useRef, useState } from 'react'
import { useUser } from '@/auth/session'
import { anybody, discardDraft, useDraft, type Values } from '@/lib/drafts'
import { checkEmail, checkText } from '@/lib/validate'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { Fields } from '@/ui/fields'
import { Restored } from '@/ui/restored'
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
 * The message form; `message` is what it opens with, and `answers` the draft which that was made of.
 * It keeps what was typed, over links and a reload too, until the server has taken it.
 */
export function ContactForm({ message = '', answers }: { message?: string; answers?: string }) {
  const [opening, setOpening] = useState(message)
  const draft = useDraft(anybody, 'contact', useUser()?.id)
  const values = { ...empty, ...draft.values, message: messageOf(draft.values, opening) }
  const [sending, setSending] = useState(false)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = check(values)

  /** What every field of the form shares. */
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
    const trapped = !!new FormData(event.currentTarget).get(trapName)
    setChecked(true)
    const wrong = (Object.keys(errors) as (keyof ContactMessage)[]).find((name) => errors[name])
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    setSending(true)
    const failure = trapped ? undefined : await sendMessage(values)
    setSending(false)
    if (failure) {
      showToast({ title: 'Submission Error', description: failure, variant: 'destructive' })
      return
    }
    draft.discard()
    if (answers) discardDraft(anybody, answers)
    setOpening('')
    setChecked(false)
    showToast({
      title: 'Message Sent!',
      description: 'Thank you for writing to us. We will answer by e-mail.',
    })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <Fields>
        {draft.restored && (
          <Restored
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
        <Trap />
        <TextField label="Company" autoComplete="organization" optional {...field('company')} />
        <TextArea label="Your Message" rows={7} required {...field('message')} />
        <Button type="submit" variant="primary" disabled={sending} className="justify-self-start">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </Fields>
    </form>
  )
}

/** No name that a browser or a password manager has anything to fill in for. */
const trapName = 'leave-empty'

/** A field that people neither see nor reach: a program that fills in all there is gives itself away, and is told that its message was sent. */
function Trap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input
          name={trapName}
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

/** The message of a draft under another opening than its own: both are there, and nothing is twice. */
function messageOf(draft: Values | undefined, opening: string) {
  const { message = '', opening: before = '' } = draft ?? { message: opening, opening }
  if (!opening || opening === before) return message
  const own = message.startsWith(before) ? message.slice(before.length) : message
  return opening + (own.trim() && !opening.endsWith('\n') ? '\n\n' : '') + own.trim()
}
