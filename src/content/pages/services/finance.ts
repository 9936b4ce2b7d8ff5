import { ArrowLeftRight, BellRing, FolderOpen, Percent, UserRound, Users } from 'lucide-react'
import { contact } from '@/content/links'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Financial Services for a household',
    description:
      'Investing, pensions, loans, family funds, Islamic finance and giving: ten services that tell you up front what they cost, what can go wrong and who qualifies.',
  },
  hero: {
    headline: 'Financial services that show their costs and risks',
    tagline:
      'Save, borrow, plan a pension or give, with every cost and risk shown before you apply.',
    actions: [
      { label: 'Ask about financial services', to: contact('FinancialServicesInquiry') },
      { label: 'See Finance Education', to: '/services/finance/education' },
    ],
    mockup: {
      kind: 'chart',
      title: 'New roof',
      note: 'A plan for two, started in March',
      people: ['AR', 'JR'],
      value: '$8,640',
      text: 'of $14,000, saved in nine months',
      lines: [[6, 13, 20, 26, 30, 37, 45, 53, 61]],
      goal: [94, 'Goal, $14,000'],
      axis: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
      entries: [
        ['Paycheck, split three ways', '$640', ['done', 'Nov 14']],
        ['Ana’s overtime', '$180', ['done', 'Nov 21']],
        ['December payday', '$640', ['quiet', 'Dec 14']],
      ],
      floatingCard: { label: 'At this pace', value: 'Fully saved by May' },
    },
  },
  sections: [
    {
      kind: 'services',
      title: 'Ten financial services',
      services: [
        {
          to: '/services/finance/investment',
          text: 'For a goal five or more years away, if you can stomach a few bad years.',
        },
        {
          to: '/services/finance/pension-management',
          text: 'Gather plans from past jobs and see what they might pay each month.',
        },
        {
          to: '/services/finance/next-gen-fund',
          text: 'Save for a child, from the first birthday card to the first semester.',
        },
        {
          to: '/services/finance/loans',
          text: 'Borrow for a car, a course or a kitchen, with the total cost shown first.',
        },
        {
          to: '/services/finance/education',
          text: 'Short lessons that start from your own pay stub and card statement.',
        },
        {
          to: '/services/finance/marriage-loan',
          text: 'Borrow only what savings and family gifts don’t cover.',
        },
        {
          to: '/services/finance/pregnancy-fund',
          text: 'Set money aside for the birth, the leave and a year of diapers.',
        },
        {
          to: '/services/finance/islamic-fund',
          text: 'Buy, save and invest without interest, with each contract in plain English.',
        },
        {
          to: '/services/finance/employment-security',
          text: 'A cushion for the months between jobs, and a plan for the first ten days.',
        },
        {
          to: '/services/finance/donations-welfare',
          text: 'Give to causes near you, or ask quietly when you need help yourself.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Which service should you start with?',
      intro: 'Find the right service for your situation.',
      columns: ['Situation', 'Start with', 'Have ready'],
      rows: [
        [
          'You changed jobs',
          { to: '/services/finance/pension-management' },
          'The last statement from the plan you left',
        ],
        [
          'A baby is due in spring',
          { to: '/services/finance/pregnancy-fund' },
          'Your deductible and your leave dates',
        ],
        [
          'Layoffs are rumored',
          { to: '/services/finance/employment-security' },
          'Three months of bank statements',
        ],
        [
          'The furnace gave out',
          { to: '/services/finance/loans' },
          'The written quote and two pay stubs',
        ],
        [
          'Grandma sent your child $500',
          { to: '/services/finance/next-gen-fund' },
          'Your child’s age and a goal',
        ],
        [
          'You got engaged',
          { to: '/services/finance/marriage-loan' },
          'A guest count and what you’ve both saved',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Features of every service',
      cards: [
        {
          icon: UserRound,
          title: 'One profile for every application',
          description:
            'Enter income, address and dependents once. A loan application and a pension review read the same profile, and a correction in one place updates both.',
        },
        {
          icon: Percent,
          title: 'Costs before you sign',
          description:
            'The rate, the fees and the early exit charge are at the top of every offer, in dollars as well as percent, on the same page as the button.',
        },
        {
          icon: Users,
          title: 'Shared view for couples',
          description:
            'See joint bills next to what each of you keeps separate. You decide line by line what a partner sees, and you can change your mind.',
        },
        {
          icon: BellRing,
          title: 'Calendar of due dates',
          description:
            'Due dates, tax deadlines, the end of a fixed rate, an eighteenth birthday: all on one calendar, with a reminder ten days before each.',
        },
        {
          icon: FolderOpen,
          title: 'Documents by purpose',
          description:
            'Pay stubs, statements and signed agreements by year and by purpose, so what a mortgage lender asks for is one folder, not a weekend’s work.',
        },
        {
          icon: ArrowLeftRight,
          title: 'Automatic payday split',
          description:
            'An extra loan payment, a pension contribution and a gift, all from one paycheck. The split is planned and shown here; you make the transfers.',
          conceptual: true,
        },
      ],
    },
    {
      kind: 'notice',
      title: 'General information, not personal advice',
      text: 'These services explain; they don’t give personal advice. None of them promises a return or an approval. What you may be offered depends on where you live, your age, your income and eligibility checks. Example figures are labeled.',
    },
  ],
  closing: {
    headline: 'Ask which service fits you',
    text: 'Describe your situation in two sentences, without account numbers, and we’ll point you to the right service.',
    actions: [
      { label: 'Ask about financial services', to: contact('FinancialServicesInquiry') },
      { label: 'See the Payment Platform', to: '/services/payment-platform' },
    ],
  },
}
