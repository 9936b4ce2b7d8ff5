// Copy for the inquiry pages.

/** The heading over what happens after an inquiry. */
export const nextStepsTitle = 'How it works'

export const submitLabel = 'Continue to Contact'

/** Shown next to the button of the form. */
export const dataNote =
  'Nothing is sent yet. Your answers become a message that only our staff can read; ask us to delete it at any time.'
