import { CreditCard, NotebookPen, ReceiptText, School, ShieldCheck, Users } from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Finance Education in ten-minute lessons',
    description:
      'Topics for ten-minute lessons on budgets, credit, taxes and scams, from documents you already have, and a budget to make in five evenings.',
  },
  hero: {
    headline: 'Make a budget in five evenings',
    tagline:
      'Copy the five-evening budget below to a post, and start on Monday. Planned: ten-minute lessons on pay stubs, cards and credit, for adults, teachers and teams at work.',
    ctas: [
      { label: 'Ask about lessons', to: contactHref('FinanceEducation') },
      { label: 'See all financial services', to: '/services/finance' },
    ],
    picture: {
      kind: 'list',
      title: 'Money, in twelve lessons',
      note: 'Example: with your own paperwork',
      progress: { percent: 17, text: '2 of 12 lessons, 17 minutes so far' },
      entries: [
        {
          title: 'Where the money goes',
          text: 'Three months of statements',
          value: '8 min',
          checked: true,
        },
        {
          title: 'Gross, net and the gap',
          text: 'Your October pay stub',
          value: '9 min',
          checked: true,
        },
        {
          title: 'What a card really charges',
          text: 'APR on a $600 balance',
          value: { tone: 'accent', text: 'Next' },
          checked: false,
        },
        {
          title: 'An emergency fund',
          text: 'How many weeks is enough?',
          value: '7 min',
          checked: false,
        },
        { title: 'Before you cosign', text: 'A cousin asks', value: '11 min', checked: false },
      ],
      floatingCard: { label: '$600 at 24% APR, paying $20', value: '47 months, $325 interest' },
    },
  },
  sections: [
    {
      kind: 'chips',
      title: 'Terms explained',
      intro: 'You’d start with any term, because the lessons wouldn’t build on each other.',
      chips: [
        'APR',
        'Compound interest',
        'Credit score',
        'Deductible',
        'Escrow',
        'Gross and net',
        'Inflation',
        'Minimum payment',
        'Overdraft',
        'Principal',
        'Vesting',
        'Withholding',
      ],
    },
    {
      kind: 'cards',
      title: 'Courses',
      cards: [
        {
          icon: NotebookPen,
          title: 'Budgeting',
          text: 'Thirty days of spending, sorted into four envelopes on paper.',
        },
        {
          icon: CreditCard,
          title: 'Credit scores',
          text: 'What goes into a score, why closing the oldest card can lower it, and how to dispute an error in a report.',
        },
        {
          icon: ReceiptText,
          title: 'Reading a pay stub',
          text: 'From gross to net, and what has changed since January.',
        },
        {
          icon: ShieldCheck,
          title: 'Avoiding scams',
          text: 'A text from “your bank,” a landlord who’s abroad and a check for too much, and what gives each one away.',
        },
        {
          icon: School,
          title: 'Classroom packs',
          text: 'A job, a lease, a card, a car and a tax form in five class periods.',
        },
        {
          icon: Users,
          title: 'Workplace sessions',
          text: 'Made-up pay stubs for a warehouse crew or a nursing team, so no one has to show their own.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Make a budget in five evenings',
      copyable: true,
      steps: [
        {
          title: 'Monday: spending',
          text: 'Go through last month in your bank app with a pen in hand: rent, food, getting around, everything else.',
        },
        {
          title: 'Tuesday: income',
          text: 'Net pay, not salary. If it varies, write down the lowest of the last six months.',
        },
        {
          title: 'Wednesday: debts',
          text: 'Sort debts by rate instead of size, and note the month when each would be paid off.',
        },
        {
          title: 'Thursday: emergencies',
          text: 'New tires, a root canal, five days without work: which of these could you pay for today?',
        },
        {
          title: 'Friday: one change',
          text: 'Move one due date, cancel one subscription or start one transfer.',
        },
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/finance/loans',
          text: 'APR and term, in a table of one loan over three terms.',
        },
        {
          path: '/services/finance/pension-management',
          text: 'Vesting and beneficiaries, for anyone with a past employer.',
        },
        {
          path: '/services/finance/next-gen-fund',
          text: 'Interest and patience, explained to a nine-year-old.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Choose the first lesson',
    text: 'Tell us who’s learning and what. Your answer helps us decide which lesson to write first. None of them would be personal advice.',
    ctas: [{ label: 'Ask about lessons', to: contactHref('FinanceEducation') }],
  },
}
