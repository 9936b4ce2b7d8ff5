/** Replaces a page that failed to load or render. */
export const pageErrorCopy = {
  title: 'This page failed to load',
  text: 'Check your connection and try again. We may have just updated the site. The other pages still work.',
  retry: 'Try again',
  home: 'Back to home',
}

export const menuErrorTitle = 'The menu didn’t load'

export const servicesMenuTitle = 'All services, A to Z'
