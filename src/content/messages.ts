// The words of messages that no single page owns.

export const notRenewed = 'Your session could not be renewed. Try again in a moment.'

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
