/** Replaces a page that failed to load or render. */
export const pageErrorCopy = {
  title: 'This page failed to load',
  text: 'Check your connection and try again. We may have just updated the site. The other pages still work.',
  home: 'Back to home',
}
