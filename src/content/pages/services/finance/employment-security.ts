import { FileCheck, Hourglass, LifeBuoy, NotebookPen, Phone, Umbrella } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Employment Security between jobs',
    description:
      'Build a cushion while the paychecks come in, and plan for when they stop: which bills to pay, what to claim, and how many weeks you have.',
  },
  hero: {
    headline: 'Save a cushion for the time between jobs',
    tagline:
      'If a job has just ended, start with the ten-day plan below, and copy it to a post. Planned: a tool that shows how many months of bills your savings cover.',
    ctas: [
      { label: 'Ask about Employment Security', to: contactHref('EmploymentSecurity') },
      { label: 'Learn to budget', to: '/services/finance/education' },
    ],
    picture: {
      kind: 'chart',
      title: 'If the plant closes',
      note: 'Example cushion, month by month',
      value: '5.5 months',
      text: 'of rent, food and insurance',
      bars: [
        { label: 'Jan', height: 92, highlighted: true },
        { label: 'Feb', height: 76 },
        { label: 'Mar', height: 60 },
        { label: 'Apr', height: 44 },
        { label: 'May', height: 27 },
        { label: 'Jun', height: 11 },
      ],
      entries: [
        { title: 'Savings today', text: '$9,400', value: { tone: 'success', text: 'Counted' } },
        {
          title: 'State benefit per week, if approved',
          text: '$388',
          value: { tone: 'accent', text: 'To file' },
        },
        {
          title: 'Gym and two subscriptions',
          text: '−$94',
          value: { tone: 'quiet', text: 'Can pause' },
        },
      ],
    },
  },
  sections: [
    {
      kind: 'steps',
      title: 'First ten days after a job ends',
      copyable: true,
      steps: [
        {
          title: 'Day 1: ask for paperwork',
          text: 'By email, before the account closes: date of the final paycheck, unused vacation, end of health coverage, a reference.',
        },
        {
          title: 'Day 2: file for unemployment',
          text: 'Claims usually count from the week you file. Your state decides whether you qualify, and for how much.',
        },
        {
          title: 'Days 3 to 5: sort the bills',
          text: 'Pay for home, food, medicine, power and getting to interviews before anything else. Call the others before the due date.',
        },
        {
          title: 'Days 6 to 10: count weeks',
          text: 'Divide what you have by what you must pay each week. Mark the last week on the calendar and plan backward from it.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Tools for weeks without pay',
      cards: [
        {
          icon: Umbrella,
          title: 'Cushion counted in bills',
          text: 'Rent, groceries, premiums and the minimum on each card. Three months of those is a smaller, closer target than three months of pay.',
        },
        {
          icon: Hourglass,
          title: 'Runway in weeks',
          text: 'Savings, severance and likely benefits against the bills that must be paid, and what a weekend shift would change.',
        },
        {
          icon: FileCheck,
          title: 'Benefits checklist',
          text: 'Which office decides on unemployment, COBRA, SNAP and retraining grants.',
        },
        {
          icon: Phone,
          title: 'Scripts for hard calls',
          text: 'What to say to a landlord, a card issuer or the power company when you need a later date.',
        },
        {
          icon: NotebookPen,
          title: 'Job search log',
          text: 'Applications, calls and interviews by week, next to the runway.',
        },
        {
          icon: LifeBuoy,
          title: 'Bridge to your next paycheck',
          text: 'Part of your former pay for three months, as a loan. This is only an idea, and no money is lent through this page.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Savings, not insurance',
      text: 'The cushion is your own money and pays out nothing beyond what you put in. The state you worked in decides on public benefits, and this page neither files claims nor speeds them up.',
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/finance/donations-welfare',
          text: 'Learn how to ask for help with rent, food or medicine.',
        },
        {
          path: '/services/finance/pension-management',
          text: 'Before you cash in a workplace plan, see what it would cost you later.',
        },
        {
          path: '/services/business-registration',
          text: 'See what registering a side business would take.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask how to size a cushion',
    text: 'Ask in general terms, without account numbers, and we’ll reply with which bills to count. If your job just ended, file for unemployment with your state first.',
    ctas: [{ label: 'Ask about Employment Security', to: contactHref('EmploymentSecurity') }],
  },
}
