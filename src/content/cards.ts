import type { Href } from './hrefs'

// Words that cards have whatever their content.

/** The link of a service's card: its label is specified. */
export const learnMore = (to: Href) => ({ label: 'Learn More', to })

/** The badge of a feature that does not exist yet. */
export const conceptualBadge = 'Conceptual'
