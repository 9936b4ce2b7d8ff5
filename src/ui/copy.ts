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
