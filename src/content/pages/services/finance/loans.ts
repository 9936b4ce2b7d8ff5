import { Car, GraduationCap, Hammer, Merge, SlidersHorizontal, Zap } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Loans: compare the total cost',
    description:
      'See what a loan would cost in total, what lenders look at and what to prepare. We don’t make, broker or refer loans.',
  },
  hero: {
    headline: 'Judge a loan by the total you’d repay',
    tagline:
      'Copy the checklist below to a post, and go through it before you see a lender. Planned: what a car, a renovation, tuition or card debt would cost in full. We don’t lend or refer.',
    ctas: [
      { label: 'Ask about a loan', to: contactHref('LoanApplication') },
      { label: 'See the Islamic Fund', to: '/services/finance/islamic-fund' },
    ],
    picture: {
      kind: 'table',
      title: 'Kitchen loan, $9,000',
      note: 'Example: 36 payments at 8.4% APR',
      action: 'See total cost',
      columns: ['Payment', 'Interest', 'Principal', 'Balance'],
      rows: [
        {
          title: 'January 5',
          text: '$283.69',
          cells: ['$63.00', '$220.69', '$8,779.31'],
          highlighted: true,
        },
        { title: 'February 5', text: '$283.69', cells: ['$61.46', '$222.23', '$8,557.08'] },
        { title: 'March 5', text: '$283.69', cells: ['$59.90', '$223.79', '$8,333.29'] },
        { title: 'April 5', text: '$283.69', cells: ['$58.33', '$225.36', '$8,107.93'] },
        { title: 'May 5', text: '$283.69', cells: ['$56.76', '$226.93', '$7,881.00'] },
      ],
      floatingCard: {
        label: 'You pay back',
        value: '$10,212.88',
        text: '$1,212.88 interest, last payment $283.73',
      },
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Cost of a $10,000 loan over three terms',
      intro:
        'An example at a fixed 9% APR with no fees, to within cents. Approval and rates depend on your income, credit history and state.',
      columns: ['Term', 'Monthly payment', 'Total interest', 'You repay'],
      rows: [
        ['2 years', '$456.85', '$964.40', '$10,964.40'],
        ['3 years', '$318.00', '$1,448.00', '$11,448.00'],
        ['5 years', '$207.58', '$2,454.80', '$12,454.80'],
      ],
    },
    {
      kind: 'cards',
      title: 'Types of loans',
      cards: [
        {
          icon: Car,
          title: 'Cars and working tools',
          text: 'Plan a loan that ends while the hatchback, the van or the salon chairs are still in use.',
        },
        {
          icon: Hammer,
          title: 'Home improvement',
          text: 'Size the loan to the contractor’s written quote for a furnace, a roof or a ramp, and ask whether it can be paid in stages, so the second half waits for finished work.',
        },
        {
          icon: GraduationCap,
          title: 'Education and training',
          text: 'Count the interest that builds up while you’re in school.',
        },
        {
          icon: Merge,
          title: 'Debt consolidation',
          text: 'Add up what each card would cost by its payoff date, and compare the sum with one new loan’s total.',
        },
        {
          icon: SlidersHorizontal,
          title: 'Early payoff',
          text: 'Pay $50 more a month on the 5-year loan above, and it ends in month 47. Check for a prepayment penalty first.',
        },
        {
          icon: Zap,
          title: 'Same-day answer',
          text: 'An answer from a lender by lunchtime. This is only an idea: no lender is connected, and no software approves or denies you here.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Get ready to see a lender',
      copyable: true,
      steps: [
        {
          title: 'Written price',
          text: 'A quote or listing for the item itself. Round numbers lead to loans that are a little too big.',
        },
        {
          title: 'Monthly budget',
          text: 'List take-home pay, rent, child care and insurance. If you freelance, use a twelve-month average, and note your worst month.',
        },
        {
          title: 'Existing debts',
          text: 'List your cards, the car, buy-now-pay-later plans and the loan from your brother, because a lender will ask.',
        },
        {
          title: 'Plan for a bad month',
          text: 'Decide now which bill waits if hours are cut. If the only bill that could wait is the loan, borrow less.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'You can’t apply for a loan here',
      text: 'We don’t lend or refer. An application isn’t an approval: a lender decides whether you get a loan and on what terms. Missed payments can mean fees, hurt your credit score and cost you the car or home that secures the debt.',
      link: { label: 'Read about credit', to: '/services/finance/education' },
    },
  ],
  ctaBanner: {
    headline: 'Ask about a loan',
    text: 'Ask what lenders look at first, or copy the checklist to a post, and open it on your phone at the lender’s desk. Leave income, account and Social Security numbers out of both.',
    ctas: [
      { label: 'Ask about a loan', to: contactHref('LoanApplication') },
      { label: 'Create an account', to: '/signup' },
    ],
  },
}
