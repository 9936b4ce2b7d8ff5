/** How long a free trial lasts. */
export const trialDays = 14

/** What one plan costs and includes. */
export interface Plan {
  name: string
  description: string
  /** US dollars per month, and per year in one payment. */
  price: { monthly: number; yearly: number } | 'custom'
  /** `Infinity` if unlimited. */
  sites: number
  storage: string
  /** Listed on the plan's card, below sites and storage. */
  extra: string
}

/** The plans, each of which includes all of the one before. */
export const plans = {
  starter: {
    name: 'Starter',
    description: 'For one owner with one site.',
    price: { monthly: 29, yearly: 290 },
    sites: 1,
    storage: '10 GB',
    extra: 'Email support on business days',
  },
  professional: {
    name: 'Professional',
    description:
      'For a team with a shared inbox. We expect most customers to choose it; no plan has been sold yet.',
    price: { monthly: 79, yearly: 790 },
    sites: 5,
    storage: '100 GB',
    extra: 'Shared team inbox and automations',
  },
  enterprise: {
    name: 'Enterprise',
    description: 'For several companies that need single sign-on and an account manager.',
    price: 'custom',
    sites: Infinity,
    storage: 'Unlimited',
    extra: '24/7 support',
  },
} satisfies Record<string, Plan>

/** The plans with a free trial. */
export const trialPlans = `${plans.starter.name} and ${plans.professional.name}`

export type PlanId = keyof typeof plans

export const planIds = Object.keys(plans) as PlanId[]

/** The plan whose card and column stand out. */
export const recommendedPlan: Plan = plans.professional

/** What plans include. */
export const planFeatures: { name: string; plans: PlanId[] }[] = [
  { name: 'Website and app builders', plans: ['starter', 'professional', 'enterprise'] },
  { name: 'Shared team inbox', plans: ['professional', 'enterprise'] },
  { name: 'Automations between services', plans: ['professional', 'enterprise'] },
  { name: 'Single sign-on and roles across companies', plans: ['enterprise'] },
  { name: 'Dedicated account manager', plans: ['enterprise'] },
  { name: `${trialDays}-day free trial (planned)`, plans: ['starter', 'professional'] },
]
