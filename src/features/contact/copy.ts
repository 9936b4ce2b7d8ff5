// Copy for the contact form.

/** The choices of the subject field, which the form has unless the link brings a subject. */
export const subjectChoices = [
  'Plans and prices',
  'A walkthrough of a service',
  'Which service to open first',
  'Help with my account',
  'Privacy, or deleting my messages',
  'Working with us',
  'Something else',
]

/** Shown below the button, before what to leave out. */
export const messageDataNote =
  'We use your message to answer you, to choose what to open first, and to write once more if a service you ask about opens. Only our staff can read it, and we keep it until you ask us to delete it.'

/** Completes `messageDataNote` for subjects without a note. */
export const defaultFormNote = 'Leave out passwords and account numbers.'

export const sendErrorMessage = 'Could not send your message. Please try again.'

/** Shown in the form if the response was lost. */
export const unknownOutcomeMessage =
  'We didn’t get a response. Sending the same text again within ten minutes is safe: if it has arrived, we keep one copy.'

/** The title of the toast if a message is not sent. */
export const notSentTitle = 'Submission Error'

/** Shown as a toast once a message is sent. */
export const messageSentToast = {
  title: 'Message Sent!',
  description:
    'Thanks. We’ll reply to the email address you gave, and write once more if a service you asked about opens.',
}
