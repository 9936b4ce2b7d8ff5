import { Calculator, CalendarHeart, HandCoins, ReceiptText, Scissors, Users } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Marriage Loan: borrow only the shortfall',
    description:
      'Figure out what your savings and family gifts don’t cover, borrow only that, and see which anniversary you’d have it paid off by.',
  },
  hero: {
    headline: 'Plan the wedding, and borrow only the shortfall',
    tagline:
      'Copy the three money talks below, and have them early. Planned: a worksheet for borrowing only what savings and gifts don’t cover. We don’t lend or refer.',
    ctas: [
      { label: 'Ask about a Marriage Loan', to: contactHref('MarriageLoan') },
      { label: 'Compare other loans', to: '/services/finance/loans' },
    ],
    picture: {
      kind: 'table',
      title: 'Wedding on June 20',
      note: 'Example: 84 guests, the barn and a band',
      people: ['NA', 'SO'],
      columns: ['Item', 'Paid by', 'Cost', 'Status'],
      rows: [
        {
          title: 'The barn',
          text: 'Until midnight',
          cells: ['Savings', '$3,200', { tone: 'success', text: 'Paid' }],
        },
        {
          title: 'Dinner',
          text: '84 plates at $46',
          cells: ['Savings', '$3,864', { tone: 'accent', text: 'Half paid' }],
        },
        {
          title: 'The band',
          text: 'Four people, five hours',
          cells: ['Family', '$1,800', { tone: 'success', text: 'Paid' }],
        },
        {
          title: 'Dress and suit',
          text: 'With alterations',
          cells: ['Each of us', '$1,450', { tone: 'quiet', text: 'In May' }],
        },
        {
          title: 'Photographer',
          text: 'Nine hours',
          cells: ['Open', '$2,100', { tone: 'danger', text: 'Open' }],
          highlighted: true,
        },
      ],
      floatingCard: {
        label: 'Borrow only what’s left',
        value: '$2,100 over 12 months',
        text: 'Example: 9% APR, no fees, $183.65 a month',
      },
    },
  },
  sections: [
    {
      kind: 'points',
      title: 'Talk about money before you book',
      copyable: true,
      picture: { kind: 'photo', photo: 'wedding', drawing: 'rings' },
      points: [
        {
          title: 'Compare priorities',
          text: 'Each of you writes down three things that matter and three that don’t; cut whatever is on neither list.',
        },
        {
          title: 'Understand what a joint loan means',
          text: 'When you borrow together, each of you owes all of it, even if the marriage ends.',
        },
        {
          title: 'Put family gifts in writing',
          text: 'The band is a gift, or it is a loan from Aunt Rosa, and one line now is worth a peaceful Thanksgiving.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example budget for 84 guests',
      intro: 'Example figures for one evening in June, to replace with yours.',
      columns: ['Item', 'Estimate', 'Saved or promised', 'Still needed'],
      rows: [
        ['The barn', '$3,200', '$3,200', '$0'],
        ['Dinner, 84 plates', '$3,864', '$3,864', '$0'],
        ['The band', '$1,800', '$1,800', '$0'],
        ['Dress and suit', '$1,450', '$1,450', '$0'],
        ['Photographer, nine hours', '$2,100', '$0', '$2,100'],
        ['Total', '$12,414', '$10,314', '$2,100'],
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Plan before you borrow',
      intro: 'Each tool would make the loan smaller, or unnecessary.',
      cards: [
        {
          icon: Calculator,
          title: 'Shortfall calculator',
          text: 'The costs minus savings and promises. You’d add a second cousin and her family, and watch the monthly payment change.',
        },
        {
          icon: Users,
          title: 'Joint worksheet',
          text: 'Income and debts, entered on your own phones and shared as a summary once you’ve both agreed.',
        },
        {
          icon: CalendarHeart,
          title: 'Payments that start later',
          text: 'The interest that a later first payment would add to the total.',
        },
        {
          icon: ReceiptText,
          title: 'Deposit schedule',
          text: 'What’s due when for the venue, the florist and the band, and how much you’d get back if the date moves.',
        },
        {
          icon: Scissors,
          title: 'Lower-cost options',
          text: 'A Friday wedding, no open bar or forty guests, compared.',
        },
        {
          icon: HandCoins,
          title: 'Direct vendor payments',
          text: 'A payment from the lender to the photographer, as agreed in the contract; here, you’d only list who to pay and when.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Marriage loan FAQ',
      questions: [
        {
          question: 'Do both of us need a salary?',
          answer:
            'Not necessarily: one steady income can be enough. We don’t lend; a lender decides from income, credit history and existing debts. The Equal Credit Opportunity Act bars lenders from discriminating based on marital status, sex, age and other protected traits.',
        },
        {
          question: 'What if the wedding is called off?',
          answer:
            'The loan must still be repaid. That’s the best reason to borrow late and to choose refundable deposits.',
        },
        {
          question: 'Can we borrow without interest?',
          answer:
            'Some purchases can be arranged under Islamic contracts such as murabaha, where available. The Islamic Fund page explains what is and isn’t possible.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Ask what lenders look for',
    text: 'Ask in general terms, without income or account numbers, such as what a joint loan means for each of you. Our reply is in writing, so you can read it together.',
    ctas: [
      { label: 'Ask about a Marriage Loan', to: contactHref('MarriageLoan') },
      { label: 'See the Islamic Fund', to: '/services/finance/islamic-fund' },
    ],
  },
}
