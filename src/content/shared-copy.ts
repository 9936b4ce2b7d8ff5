import type { Href } from './catalog/hrefs'
import { getOpenLabels, getOpenState } from './catalog/open-services'
import { trialDays, trialPlans } from './catalog/plans'
import type { Cta, InquiryContent } from './types'

// Copy that several pages share.

/** Replaces the links to log in or sign up for signed-in users. */
export const dashboardCta: Cta = { label: 'Open dashboard', to: '/dashboard' }

/** The link to a service. Its label is the same everywhere. */
export const learnMoreCta = (to: Href): Cta => ({ label: 'Learn More', to })

/** The button below a list that is useful today, its note for visitors, and the links to such lists. */
export const copyToPostCopy = {
  label: 'Copy to a post',
  visitorNote:
    'A post is a note that only you and our administrators can read. Your copy waits in this tab: sign up or log in, open the dashboard, and save it.',
  listsLabel: (count: number) => (count === 1 ? 'A list to copy:' : 'Lists to copy:'),
}

/** Lists on service pages that can be copied to a post, for pages without one. */
export const serviceLists: readonly Cta[] = [
  { label: 'Hiring plan', to: '/services/recruitment#a-three-week-hiring-plan' },
  { label: 'Month-end close', to: '/services/accounting-insights#month-end-close-in-five-days' },
  { label: 'Travel documents', to: '/services/travel-tours#travel-documents-to-check' },
  { label: 'Questions for an insurer', to: '/services/insurance-plus#questions-for-an-insurer' },
]

/** In the middle of the ring of suites. */
export const ringCaption = 'one account'

/** The badge of a feature that does not exist yet. */
export const conceptualBadge = 'Conceptual'

/** Explains the badge, in the intro of a section with such a card. */
export const conceptualNote = `“${conceptualBadge}” marks an idea that we haven’t designed yet.`

/** The badge of an invented testimonial. */
export const exampleBadge = 'Example'

/** A step after every inquiry. */
export const sendStep = 'You add your name and email address, and send it.'

/** Returns the icon, title and link of a card for an inquiry type. */
export const toInquiryCard = <Type extends string>(
  { types, hrefFor }: InquiryContent<Type>,
  type: Type,
  label: string,
) => ({
  icon: types[type].icon,
  title: types[type].label,
  link: { label, to: hrefFor(type) },
})

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
