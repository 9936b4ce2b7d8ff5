/** The seven suites of the platform, each with its own hue, and the company; in the order of footer and features. */
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
