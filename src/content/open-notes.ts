import { getOpenLabels, getOpenState } from './catalog/open-services'
import { trialDays, trialPlans } from './catalog/plans'

// What pages say about which services are open.

/** Shown below a hero's buttons on the pages of an open service that link to sign-up. */
export const trialNote = `${trialDays}-day free trial of ${trialPlans}. No credit card required.`

/** Shown on the pages of a service that isn’t open. */
export const notOpenNote =
  'This service isn’t open yet. Today, an account opens a dashboard for your own posts.'

/** Links to a form, and replaces the links to log in or sign up if a service isn’t open. */
export const askLabel = 'Ask about it'

/** Returns which services are open, if only some are. */
const getOpenList = () =>
  `Open today: ${getOpenLabels().join(', ')}. The other services aren’t open yet.`

/** Returns what an account includes, unless that is all services. */
export const getAccountNote = () =>
  ({
    none: 'The services aren’t open yet; today, an account opens a dashboard for your own posts.',
    some: getOpenList(),
    all: undefined,
  })[getOpenState()]

/** Returns the footer's line about what is open, unless all services are. */
export const getFooterNote = () =>
  ({
    none: 'The services on this site aren’t open yet. Accounts, posts and messages work today.',
    some: getOpenList(),
    all: undefined,
  })[getOpenState()]

/** Returns what the plans’ trial and an account include. */
export const getTrialNote = () => [trialNote, getAccountNote()].filter(Boolean).join(' ')
