/** Replaces a page that failed to load or render. */
export const pageErrorCopy = {
  title: 'This page failed to load',
  text: 'Check your connection and try again. We may have just updated the site. The other pages still work.',
  home: 'Back to home',
}

/** The links to log in, sign up and the account page, and the button to log out. */
export const authLinkLabels = {
  logIn: 'Log in',
  logOut: 'Log out',
  signUp: 'Start free trial',
  account: 'Account',
}

export const menuErrorTitle = 'The menu didn’t load'

export const servicesMenuTitle = 'All services, A to Z'
