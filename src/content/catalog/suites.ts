/** The seven suites, each with a hue, and the company. Footer and features have this order. */
export const suites = {
  company: 'Company',
  build: 'Build & Create',
  manage: 'Manage & Operate',
  grow: 'Grow & Scale',
  finance: 'Financial Services',
  community: 'Community & Education',
  healthcare: 'Healthcare Solutions',
  lifestyle: 'Lifestyle & More',
} as const

export type Suite = keyof typeof suites
