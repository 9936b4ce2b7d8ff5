// Copy for the contact form.

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
  /** Shown below the button, before what to leave out. */
  dataNote:
    'We use your message to answer you, to choose what to open first, and to write once more if a service you ask about opens. Only our staff can read it, and we keep it until you ask us to delete it.',
  /** Completes `dataNote` for subjects without a note. */
  defaultNote: 'Leave out passwords and account numbers.',
  /** The title of the toast if a message is not sent. */
  notSent: 'Submission Error',
  /** Shown as a toast once a message is sent. */
  sent: {
    title: 'Message Sent!',
    description:
      'Thanks. We’ll reply to the email address you gave, and write once more if a service you asked about opens.',
  },
}

export const sendErrorMessage = 'Could not send your message. Please try again.'

/** Shown in the form if the response was lost. */
export const unknownOutcomeMessage =
  'We didn’t get a response. Sending the same message from this page again within ten minutes is safe: if it has arrived, we keep one copy.'
