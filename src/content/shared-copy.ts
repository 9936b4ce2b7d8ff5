import type { Href } from './catalog/hrefs'
import type { Cta } from './types'
import { getOpenLabels, getOpenState } from './catalog/open-services'
import { trialDays } from './catalog/plans'

// Copy that several pages share.

/** Shown if JavaScript is off, in place of what needs it. */
export const noscriptNotes = {
  page: 'This page needs JavaScript. Turn it on in your browser’s settings and reload the page.',
  form: 'This form needs JavaScript. Turn it on in your browser’s settings and reload the page.',
}

/** Replaces the links to log in or sign up for signed-in users. */
export const dashboardCta: Cta = { label: 'Open dashboard', to: '/dashboard' }

/** The link to a service. Its label is the same everywhere. */
export const learnMoreCta = (to: Href): Cta => ({ label: 'Learn More', to })

/** Labels in the pictures of several pages. */
export const mockupLabels = { send: 'Send', account: 'one account' }

/** The badge of a feature that does not exist yet. */
export const conceptualBadge = 'Conceptual'

/** The badge of an invented testimonial. */
export const exampleBadge = 'Example'

/** Shown below a hero's buttons on the pages of an open service that link to sign-up. */
export const trialNote = `${trialDays}-day free trial of Starter and Professional. No credit card required.`

/** Shown on the pages of a service that isn’t open. */
export const notOpenNote =
  'This service isn’t open yet. Today, an account opens a dashboard for your own posts.'

/** Replaces the links to log in or sign up on the pages of a service that isn’t open. */
export const askLabel = 'Ask about it'

/** Returns which services are open, if only some are. */
export const getOpenList = () =>
  `Open today: ${getOpenLabels().join(', ')}. The other services aren’t open yet.`

/** Returns what an account includes, unless that is all services. */
export const getAccountNote = () =>
  ({
    none: 'The services aren’t open yet; today, an account opens a dashboard for your own posts.',
    some: getOpenList(),
    all: undefined,
  })[getOpenState()]

/** Returns what the plans’ trial and an account include. */
export const getTrialNote = () => [trialNote, getAccountNote()].filter(Boolean).join(' ')
