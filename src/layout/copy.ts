/** Replaces a page that failed to load or render. */
export const pageErrorCopy = {
  title: 'This page failed to load',
  text: 'Check your connection and try again. We may have just updated the site. The other pages still work.',
  offline: 'The connection failed. Check it, then try again.',
  retry: 'Try again',
  home: 'Back to home',
}

export const menuErrorCopy = {
  title: 'The menu didn’t load',
  offline: 'Check your connection and try again.',
}
