import { formatCount } from '@/lib/format'

// Copy for the inquiry pages.

/** The heading over what happens after an inquiry. */
export const nextStepsTitle = 'How it works'

export const submitLabel = 'Continue to Contact'

/** Shown next to the button of the form. */
export const dataNote =
  'Nothing is sent yet. Only our staff can read your message, and we delete it when you ask.'

/** Messages for invalid answers, which fit any label. */
export const answerMessages = {
  /** In place of the label. */
  field: 'This field',
  zip: 'Enter a five-digit ZIP code.',
  number: 'Enter a whole number.',
  range: (min: number, max: number) =>
    `Enter a number from ${formatCount(min)} to ${formatCount(max)}.`,
  year: (min: number, max: number) => `Enter a year from ${min} to ${max}.`,
  past: 'This date is in the past.',
  notWithinYear: 'Choose a date within a year from today.',
  tooEarly: (date: string) => `Choose ${date} or later.`,
}
