// Copy for the contact form.

import type { RouteLabel } from '@/content/catalog/page-routes'

export const contactCopy = {
  /** The choices of the subject field, which the form has unless the link brings a subject. */
  subjects: [
    'Plans and prices',
    'A walkthrough of a service',
    'Which service to open first',
    'Help with my account',
    'Privacy, or deleting my messages',
    'Working with us',
    'Something else',
  ],
  /** Shown below the button. */
  dataNote:
    'Only our staff reads your message, to reply, to plan services or, if you apply, to hire. We keep it until you ask us to delete it.',
  /** Shown below the message for subjects without a note. */
  defaultNote: 'Leave out passwords, account numbers and health details.',
  /** The title of the toast if a message is not sent. */
  notSent: 'Submission Error',
  /** Shown as a toast once a message is sent. */
  sent: {
    title: 'Message Sent!',
    description: 'Thanks. We’ll reply to the email address you gave.',
  },
}

export const sendErrorMessage = 'Could not send your message. Please try again.'

/** Shown in the form if the response was lost. */
export const unknownOutcomeMessage =
  'We didn’t get a response. Within ten minutes of the first try, sending the same message from this page again is safe: if it has arrived, we keep one copy.'

export interface SubjectNotes {
  /** Shown below the message: what to leave out, where to get help, or what we keep. */
  form: string
  /** Added to the confirmation: what the sent message is not. */
  sent?: string
}

const finance: SubjectNotes = {
  form: 'Leave out your income and any account or Social Security number.',
  sent: 'This wasn’t an application: no offer follows, and no lender or bank sees what you sent.',
}

const health: SubjectNotes = {
  form: 'Leave out passwords and details of your health. In an emergency, call 911; in a mental health crisis, call or text 988.',
}

/** The notes of messages about a page, if they need other ones than `defaultNote`. */
export const pageNotes: Partial<Record<RouteLabel, SubjectNotes>> = {
  'Insurance Plus': {
    form: 'We don’t sell, quote or advise on insurance. Leave out policy numbers and diagnoses.',
    sent: 'This wasn’t an application: no quote follows, and no insurer or agent sees what you sent.',
  },
  'Travel & Tours': {
    form: 'Leave out card and passport numbers.',
    sent: 'This wasn’t a booking: no fare or room is held for you.',
  },
  'Home Services': {
    form: 'In an emergency, call 911.',
    sent: 'This wasn’t a booking: nobody will come, and no price is agreed.',
  },
  'Healthcare Solutions': health,
  'Find Care': health,
  'Virtual Care': health,
  'Patient Portal': health,
  Wellness: health,
  'Financial Services': finance,
  Investment: finance,
  'Pension Management': finance,
  'Next-Gen Fund': finance,
  Loans: finance,
  'Marriage Loan': finance,
  'Islamic Fund': finance,
  'Pregnancy Fund': { ...finance, form: `${finance.form} Leave out medical details.` },
  'Employment Security': { form: finance.form },
  'Donations & Welfare': { form: `${finance.form} To find help today, dial 211.` },
  Careers: { form: 'We keep introductions, to ask you when a position opens.' },
}
