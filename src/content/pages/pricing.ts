import { contactHref } from '@/content/catalog/hrefs'
import { type Plan, planFeatures, plans, trialDays, trialPlans } from '@/content/catalog/plans'
import type { Cta, PageContent } from '@/content/types'

const starter = plans.starter.price
const professional = plans.professional.price

/** Returns what a year costs less than twelve monthly payments, such as "$58". */
const getSavings = ({ monthly, yearly }: typeof starter) => `$${monthly * 12 - yearly}`

/** What paying yearly saves on both plans, in whole percent. */
const discount = Math.round(100 - (100 * starter.yearly) / (starter.monthly * 12))

/** Returns the button of a plan. */
export const getPlanCta = ({ price }: Plan): Cta =>
  price === 'custom'
    ? { label: 'Contact Sales', to: '/contact' }
    : { label: 'Create an account', to: '/signup' }

/** Returns what a plan's card says of the price: per month and then per year, or that it is custom. */
export function getPrices({ price }: Plan): { amount: string; period?: string; note: string }[] {
  if (price === 'custom') return [{ amount: 'Custom', note: 'Quoted in writing' }]
  const { monthly, yearly } = price
  const perMonth = (yearly / 12).toFixed(2)
  return [
    { amount: `$${monthly}`, period: 'per month', note: `or $${yearly} a year` },
    { amount: `$${yearly}`, period: 'per year', note: `that’s $${perMonth} a month` },
  ]
}

/** Returns what a plan's card lists. */
export const getLimits = ({ sites, storage, extra }: Plan) => [
  sites === Infinity ? 'Unlimited sites' : `${sites} ${sites === 1 ? 'site' : 'sites'}`,
  `${storage} storage`,
  extra,
]

/** The copy of the plans and their comparison. */
export const pricingCopy = {
  billing: 'Billing period',
  billingPeriods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', badge: 'Save 20%' },
  ],
  /** Explains the badge. */
  savings: `A year would cost as much as ten months: ${discount}% off twelve. “Save 20%” counts the two free against the ten paid.`,
  /** Below the plans. */
  noChoice: '“Create an account” gets you the free account; it doesn’t choose or reserve a plan.',
  recommended: 'Most Popular',
  /** Introduces the limits of a plan that includes all of the `previous` one. */
  limitsIntro: (previous?: string) => (previous ? `All of ${previous}, plus:` : 'Would include:'),
  /** The first column of the comparison. */
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
}

export const content: PageContent<'plans' | 'comparison'> = {
  meta: {
    title: 'Pricing and plans',
    description: `Three plans, from one site at $${starter.monthly} a month to unlimited sites with 24/7 support, and a ${trialDays}-day free trial. No plan is on sale yet.`,
  },
  hero: {
    headline: `Planned prices from $${starter.monthly} a month`,
    tagline:
      'An account for notes and ready-made lists is free today. The plans, for websites, apps and shared inboxes, aren’t on sale yet.',
  },
  sections: [
    // Shows `plans`, and the billing period of `pricingCopy`.
    {
      kind: 'slot',
      name: 'plans',
      id: 'plans',
      title: 'Plans',
      items: Object.values<Plan>(plans).map((plan) => ({
        title: plan.name,
        text: [plan.description, ...getLimits(plan)].join(' '),
      })),
    },
    // Shows `planFeatures`.
    {
      kind: 'slot',
      name: 'comparison',
      title: 'Compare plans',
      intro:
        'Not yet assigned to a plan: hiring, accounting, legal, the CRM and the AI assistant. Care, insurance, loans, travel and home services would need no plan.',
      text: planFeatures.map(({ name }) => `${name}.`).join(' '),
    },
    {
      kind: 'faq',
      title: 'Pricing FAQ',
      intro: 'What would cost extra, how a trial would end, and what paying yearly would save.',
      more: {
        text: 'Have another question?',
        cta: { label: 'Ask us about a plan', to: '/contact' },
      },
      questions: [
        {
          question: 'Which plan would suit me?',
          answer:
            'Starter, if you work alone on one site. Professional, once two people answer the same inbox or the same steps repeat every week. Enterprise, if you run several companies or your IT department asks for single sign-on.',
        },
        {
          question: 'What would cost extra?',
          answer:
            'Card processing, government filing fees, medical visits, insurance premiums, loans, trips and home services. Whoever provides them would set the price, and you’d see it before you agree.',
        },
        {
          question: 'How would the free trial work?',
          answer: `No trial can start yet, because no plan is on sale. Once one is, ${trialPlans} would be free for the first ${trialDays} days. You’d need no credit card, so nothing could be charged when the trial ends, and your account and posts would stay.`,
        },
        {
          question: 'How would I pay?',
          answer:
            'You’d pay with any major credit or debit card or PayPal, or by bank transfer if you pay yearly. This site has no checkout yet, so you can’t be charged here.',
        },
        {
          question: 'What would I save by paying yearly?',
          answer: `A year paid up front would cost the same as ten months: ${getSavings(starter)} less than twelve monthly payments on Starter, ${getSavings(professional)} less on Professional. It would renew every twelve months until you cancel.`,
        },
        {
          question: 'Could I change plans mid-month?',
          answer:
            'Yes, up or down. The change would be prorated: what you’d paid for unused days would count toward the new plan.',
        },
        {
          question: 'What would happen to my data if I canceled?',
          answer:
            'It would stay in your account. Today, you can download your posts or delete the whole account on your account page.',
        },
        {
          question: 'What would Enterprise cost?',
          answer:
            'It would depend on how many people, sites and companies you have, and you’d have a price in writing before anything starts.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Start with what’s free',
    text: 'Keep notes and copied lists: no card, and nothing to cancel. Or tell us what a plan must include for you.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Contact Sales', to: contactHref('EnterpriseInquiry') },
    ],
  },
}
