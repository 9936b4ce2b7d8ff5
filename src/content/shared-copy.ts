import type { Href } from './catalog/hrefs'
import type { Cta } from './types'
import { trialDays } from './catalog/plan-limits'

// Copy that several pages share.

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

export const loggedInToast = { title: 'Login Successful', description: 'Welcome back!' }

/** The toast after logging out in this browser, or on every device. */
export const loggedOutToasts = {
  local: { title: 'Logged Out', description: 'You have been successfully logged out.' },
  global: { title: 'Logged Out', description: 'You have been logged out on every device.' },
}

export const logoutErrorTitle = 'Logout Error'
export const offlineLogOutMessage = 'You’re offline, so you’re still logged in.'

/** The confirmation of a logout that discards drafts. */
export const confirmLogOutCopy = {
  title: 'Log out without saving your changes?',
  description: 'Logging out discards the text that you haven’t saved or sent in this tab.',
  confirmLabel: 'Log out',
}

/** Replaces the links to log in or sign up for signed-in users. */
export const dashboardCta: Cta = { label: 'Open dashboard', to: '/dashboard' }

/** The link to a service. Its label is the same everywhere. */
export const learnMoreCta = (to: Href): Cta => ({ label: 'Learn More', to })

/** The badge of a feature that does not exist yet. */
export const conceptualBadge = 'Conceptual'

/** The badge of an invented testimonial. */
export const exampleBadge = 'Example'

/** Shown below the buttons of a hero that link to sign-up, and on the sign-up page. */
export const trialNote = `${trialDays}-day free trial of Starter and Professional. No credit card required.`
