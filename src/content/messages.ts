// The words of messages that no single page owns.

/** In place of a page: its files did not load, or it failed to render. */
export const pageError = {
  title: 'This page failed to load',
  text: 'Check your connection and try again: a new version of the site may be on its way. If that does not help, the rest of the site still works.',
  retry: 'Try again',
  home: 'Back to home',
}

export const menuNotLoaded = {
  title: 'The menu did not load',
  description: 'Check your connection and try again.',
  variant: 'destructive',
} as const

export const loginSuccessful = { title: 'Login Successful', description: 'Welcome back!' }

/** By what was ended: the session of this browser, or all of them. */
export const logoutSuccessful = {
  local: { title: 'Logged Out', description: 'You have been successfully logged out.' },
  global: { title: 'Logged Out', description: 'You have been logged out on every device.' },
}
