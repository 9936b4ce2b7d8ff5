import { contact } from '../links'
import type { ServicePage } from '../types'

export const page: ServicePage = {
  meta: {
    title: 'Loans With the Total Cost First',
    description:
      'Compare loans by what you repay in total, see what lenders look at, and prepare an application in one sitting. Approval and rate depend on checks.',
  },
  hero: {
    headline: 'Know the last payment before you make the first',
    tagline:
      'Car, kitchen, course or old card debt: compare offers by the sum you hand back, see what a shorter term does to it, and apply with the papers already in order.',
    actions: [
      { label: 'Start a Loan Application', to: contact('LoanApplication') },
      { label: 'Borrow Without Interest', to: '/services/finance/islamic-fund' },
    ],
  },
  sections: [
    {
      kind: 'table',
      title: 'The same $10,000 over three terms',
      intro:
        'An example at a fixed 9% a year with no fees. Whether you are offered a loan, and at what rate, depends on your income, your credit history and where you live.',
      columns: ['Term', 'Monthly payment', 'Interest in total', 'You repay'],
      rows: [
        ['2 years', '$456.85', '$964.40', '$10,964.40'],
        ['3 years', '$318.00', '$1,448.00', '$11,448.00'],
        ['5 years', '$207.58', '$2,454.80', '$12,454.80'],
      ],
    },
    {
      kind: 'cards',
      title: 'What people borrow for, and how',
      cards: [
        {
          icon: 'car',
          title: 'Cars and working tools',
          description:
            'A used hatchback, a van with a tail lift, two salon chairs. The suggested term ends before the thing is likely to wear out.',
        },
        {
          icon: 'hammer',
          title: 'Home improvement',
          description:
            "A boiler, a roof, a wheelchair ramp. Borrow against the contractor's written quote, in stages, so the second half waits for finished work.",
        },
        {
          icon: 'graduation-cap',
          title: 'Study and training',
          description:
            "For a nursing bridge year or a truck driver's license. If payments start after the course, the interest of the waiting months is spelled out.",
        },
        {
          icon: 'merge',
          title: 'Debts put together',
          description:
            'List each card with its rate and end date. If one new loan would cost more overall than what you have, the first line of the answer says so.',
        },
        {
          icon: 'sliders-horizontal',
          title: 'Paying it off early',
          description:
            'In the table above, $50 more a month on the 5-year loan ends it in month 47. Try your own numbers, and read the charge for early repayment.',
        },
        {
          icon: 'zap',
          title: 'An answer the same day',
          description:
            'Checks would run while you have lunch. Today the application is only prepared here, and no program approves or refuses you.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four things to settle before you apply',
      steps: [
        {
          title: 'The price, in writing',
          text: 'A quote or listing for the thing itself. Round numbers lead to loans that are a little too big.',
        },
        {
          title: 'Your usual month',
          text: 'Pay after tax, rent, child care, insurance. Freelancers: the average of twelve months, and the worst one.',
        },
        {
          title: 'What you owe already',
          text: 'Cards, car, buy-now-pay-later, the loan from your brother. A lender will ask; you should know first.',
        },
        {
          title: 'The month it goes wrong',
          text: 'Decide now which bill waits if hours are cut. If every answer is the loan payment, borrow less.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'An application is not an approval',
      text: 'Eligibility checks decide whether you get a loan and on what terms. Missed payments bring fees, hurt your credit record and can cost you the car or home that secures the debt.',
      link: { label: 'Read About Credit First', to: '/services/finance/education' },
    },
  ],
  closing: {
    headline: 'Purpose, price, and the payment you could bear',
    text: 'Send us those three lines, without account or Social Security numbers, and we reply with what to prepare.',
    actions: [{ label: 'Start a Loan Application', to: contact('LoanApplication') }],
  },
}
