/** Shown if JavaScript is off, in place of what needs it. */
export const noscriptNotes = {
  page: 'This page needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  form: 'This form needs JavaScript. Turn it on in your browser’s settings and reload the page.',
}
