import type { Cta } from '@/content/types'

/** How long a free trial lasts. */
export const trialDays = 14

/** What one plan costs and includes. */
export interface Plan {
  name: string
  description: string
  /** US dollars per month; null means a custom price. */
  priceMonthly: number | null
  /** US dollars per year, paid in one payment; null means a custom price. */
  priceYearly: number | null
  /** `Infinity` if unlimited. */
  sites: number
  storage: string
  /** Listed on the plan's card, below sites and storage. */
  extra: string
}

const freeAccount = 'an account is free and doesn’t start a plan.'

/** The plans, each of which includes all of the one before. */
export const plans = {
  starter: {
    name: 'Starter',
    description: `For one owner with one site. Not on sale yet; ${freeAccount}`,
    priceMonthly: 29,
    priceYearly: 290,
    sites: 1,
    storage: '10 GB',
    extra: 'Email support on business days',
  },
  professional: {
    name: 'Professional',
    description: `For a team that shares an inbox and automates repeated steps. Not on sale yet, so “Most Popular” is our guess; ${freeAccount}`,
    priceMonthly: 79,
    priceYearly: 790,
    sites: 5,
    storage: '100 GB',
    extra: 'Shared team inbox and automations',
  },
  enterprise: {
    name: 'Enterprise',
    description:
      'For several companies under one owner, with single sign-on and an account manager.',
    priceMonthly: null,
    priceYearly: null,
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
  { name: `${trialDays}-day free trial`, plans: ['starter', 'professional'] },
]

/** Returns what a plan's card lists. */
export const getLimits = ({ sites, storage, extra }: Plan) => [
  sites === Infinity ? 'Unlimited sites' : `${sites} ${sites === 1 ? 'site' : 'sites'}`,
  `${storage} storage`,
  extra,
]

/** Returns what a year costs less than twelve monthly payments, such as "$58". */
export const getYearlySavings = ({ priceMonthly, priceYearly }: typeof plans.starter) =>
  `$${priceMonthly * 12 - priceYearly}`

/** Returns the button of a plan. */
export const getPlanCta = ({ priceMonthly }: Plan): Cta =>
  priceMonthly === null
    ? { label: 'Contact Sales', to: '/contact' }
    : { label: 'Create an account', to: '/signup' }
