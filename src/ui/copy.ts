/** Labels of the controls. What a page says, it passes by props. */
export const uiCopy = {
  cancel: 'Cancel',
  chooseOne: 'Choose one',
  dismiss: 'Dismiss',
  error: 'Error',
  justNow: 'just now',
  loading: 'Loading',
  optional: 'Optional',
  retry: 'Try again',
  showLess: 'Show less',
  showMore: 'Show more',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
}

/** Shown if JavaScript is off, in place of what needs it. */
export const noscriptNotes = {
  page: 'This page needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  form: 'This form needs JavaScript. Turn it on in your browser’s settings and reload the page.',
}
