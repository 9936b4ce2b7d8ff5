import { contact } from './links'
import { mockup as paymentPlatform } from './mockups/payment-platform'
import type {
  Action,
  CallToActionContent,
  ComparisonSection,
  FaqSection,
  PageMeta,
  SectionContent,
} from './types'

export interface Plan {
  name: string
  /** US dollars per month; null means a custom price. */
  priceMonthly: number | null
  /** US dollars per year, paid at once; null means a custom price. */
  priceYearly: number | null
  description: string
  features: { text: string; included: boolean }[]
  cta: Action
  highlight?: string
}

export const meta: PageMeta = {
  title: 'Pricing and plans',
  description:
    'Three plans, from one site at $29 a month to unlimited sites with 24/7 support. 14-day free trial of Starter and Professional, no credit card required.',
}

export const hero = {
  headline: 'Plans from $29 a month',
  tagline:
    '14-day free trial, no credit card required. Plans differ by sites, storage and support.',
}

export const billingPeriods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly', badge: 'Save 20%' },
]

/** What is beside a price. */
export const priceLabels = {
  custom: 'Custom',
  monthly: { period: 'per month', note: 'Billed monthly' },
  yearly: {
    period: 'per year',
    note: (amount: number) => `$${(amount / 12).toFixed(2)} a month, paid once a year`,
  },
}

export const plans: Plan[] = [
  {
    name: 'Starter',
    priceMonthly: 29,
    priceYearly: 290,
    description: 'For one person with one site.',
    features: [
      { text: '1 site', included: true },
      { text: '10 GB storage', included: true },
      { text: 'Website and app builders', included: true },
      { text: 'Email support during office hours', included: true },
      { text: 'Shared team inbox', included: false },
      { text: 'Automations between services', included: false },
      { text: 'Single sign-on and roles', included: false },
      { text: '24/7 support', included: false },
    ],
    cta: { label: 'Start free trial', to: '/signup' },
  },
  {
    name: 'Professional',
    priceMonthly: 79,
    priceYearly: 790,
    description: 'For teams with several sites.',
    features: [
      { text: '5 sites', included: true },
      { text: '100 GB storage', included: true },
      { text: 'Website and app builders', included: true },
      { text: 'Email and chat support during office hours', included: true },
      { text: 'Shared team inbox', included: true },
      { text: 'Automations between services', included: true },
      { text: 'Single sign-on and roles', included: false },
      { text: '24/7 support', included: false },
    ],
    cta: { label: 'Start free trial', to: '/signup' },
    highlight: 'Most Popular',
  },
  {
    name: 'Enterprise',
    priceMonthly: null,
    priceYearly: null,
    description: 'For organizations with departments and in-house IT.',
    features: [
      { text: 'Unlimited sites', included: true },
      { text: 'Unlimited storage', included: true },
      { text: 'Website and app builders', included: true },
      { text: 'Dedicated account manager', included: true },
      { text: 'Shared team inbox', included: true },
      { text: 'Automations between services', included: true },
      { text: 'Single sign-on and roles', included: true },
      { text: '24/7 support', included: true },
    ],
    cta: { label: 'Contact Sales', to: '/contact' },
  },
]

/** The row of a feature: which plans list it as included. */
const featureRow = (feature: string): ComparisonSection['rows'][number] => [
  feature,
  ...plans.map(({ features }) =>
    features.some(({ text, included }) => text === feature && included),
  ),
]

export const comparison: ComparisonSection = {
  kind: 'comparison',
  title: 'Compare plans',
  columns: ['Feature', ...plans.map(({ name }) => name)],
  rows: [
    ['Sites', '1', '5', 'Unlimited'],
    ['Storage', '10 GB', '100 GB', 'Unlimited'],
    ['14-day free trial', true, true, false],
    featureRow('Website and app builders'),
    ['Email support during office hours', true, true, true],
    ['Chat support during office hours', false, true, true],
    featureRow('Shared team inbox'),
    featureRow('Automations between services'),
    featureRow('Single sign-on and roles'),
    featureRow('Dedicated account manager'),
    featureRow('24/7 support'),
  ],
}

export const faq: FaqSection = {
  kind: 'faq',
  title: 'Pricing FAQ',
  questions: [
    {
      question: 'How does the free trial work?',
      answer:
        'Starter and Professional are free for 14 days from the day you sign up, with everything in the plan. No credit card is required, so nothing can be charged when the trial ends.',
    },
    {
      question: 'How can I pay?',
      answer:
        'By any major credit or debit card, or with PayPal. Annual plans can also be paid by bank transfer.',
    },
    {
      question: 'Can I change plans mid-month?',
      answer:
        'Yes, up or down. The change is prorated: what you’ve paid for unused days counts toward the new plan.',
    },
    {
      question: 'What do I save by paying yearly?',
      answer:
        'On Starter and Professional, a year paid up front costs the same as ten months. It renews after twelve months, and plan changes are prorated too.',
    },
    {
      question: 'What happens to my data if I cancel?',
      answer:
        'It stays in your account, where no other member can reach it. You can delete your posts one by one, or delete the whole account on your account page.',
    },
    {
      question: 'What does Enterprise cost?',
      answer:
        'It depends on how many people, sites and departments you have. Tell us, and we’ll put a price in writing before anything starts.',
    },
  ],
}

/** Shown below the FAQ. */
export const contactLink: { text: string; action: Action } = {
  text: 'Have another question?',
  action: { label: 'Ask us about a plan', to: '/contact' },
}

export const closing: CallToActionContent = {
  headline: 'Start your 14-day free trial',
  text: 'No credit card required. Try it with your own content and decide afterward.',
  actions: [
    { label: 'Start free trial', to: '/signup' },
    { label: 'Talk to sales', to: contact('EnterpriseInquiry') },
  ],
  mockup: paymentPlatform,
}

/** What search finds of the page. */
export const sections: SectionContent[] = [
  {
    kind: 'points',
    title: 'Plans',
    points: plans.map(({ name, description, features }) => ({
      title: name,
      text: [description, ...features.map(({ text }) => text)].join(' '),
    })),
  },
  comparison,
  faq,
]
