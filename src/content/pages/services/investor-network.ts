import {
  BuildingComplex,
  FolderLock,
  HandCoins,
  Handshake,
  Mailbox,
  SlidersHorizontal,
} from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Investor Network: prepare, share, follow up',
    description:
      'Copy what investors ask at each stage, and see how founders would show their numbers once, in a data room opened person by person.',
  },
  hero: {
    headline: 'Get your numbers ready for investors',
    tagline:
      'Find your stage in the table below, copy what investors ask, and prepare your answers in the post. Planned: a profile and a data room for founders who are asked for the same spreadsheet every week.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about the Investor Network', to: contactHref('Investor Network') },
    ],
    picture: {
      kind: 'list',
      title: 'Seed round, Tidal Kelp',
      note: 'Example round, January 12 to April 30',
      people: ['IM', 'RK'],
      progress: { percent: 62, text: '$310,000 committed of $500,000' },
      entries: [
        { title: 'Grace Adeyemi', text: 'Fisheries, two exits', value: '$120,000', checked: true },
        {
          title: 'Pier Street Angels',
          text: 'Wants the harvest data',
          value: '$150,000',
          checked: true,
        },
        {
          title: 'Paul Lindqvist',
          text: 'Met at the pier, Feb 9',
          value: '$40,000',
          checked: true,
        },
        {
          title: 'Greenwater Fund',
          text: 'Second call, Thursday',
          value: { tone: 'accent', text: 'Reading' },
          checked: false,
        },
        {
          title: 'H. Castellano',
          text: 'Never funds before revenue',
          value: { tone: 'quiet', text: 'Not a fit' },
          checked: false,
        },
      ],
    },
  },
  sections: [
    {
      kind: 'notice',
      title: 'An introduction, not an offer',
      text: 'Nothing here is an offer of securities or investment advice, and no money is raised or moved through these pages. Young companies often fail; take independent legal and financial advice.',
    },
    {
      kind: 'cards',
      title: 'Planned features for founders and investors',
      cards: [
        {
          icon: BuildingComplex,
          title: 'Founder profile',
          text: 'Revenue, runway, customers and the amount you’re raising, in the order an investor reads them.',
        },
        {
          icon: SlidersHorizontal,
          title: 'Investor criteria',
          text: 'An investor’s stage, check size and industry, and what they always decline.',
        },
        {
          icon: Handshake,
          title: 'Matched introductions',
          text: 'An introduction suggested when a profile fits an investor’s criteria. It would go ahead only if both sides say yes.',
          conceptual: true,
        },
        {
          icon: FolderLock,
          title: 'Data room',
          text: 'Folders you’d open person by person, and who has read what.',
        },
        {
          icon: Mailbox,
          title: 'Investor updates',
          text: 'A monthly letter with the same five metrics every time.',
        },
        {
          icon: HandCoins,
          title: 'Round tracker',
          text: 'Who’s interested, who has named an amount and who has signed. Verbal interest and signed commitments would never be added together.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Prepare for your call',
      copyable: true,
      intro: 'What investors typically ask at each stage; yours may ask for more.',
      columns: ['Stage', 'Investors ask about', 'Have in the data room'],
      rows: [
        [
          'An idea and a prototype',
          'The two of you, and who would pay',
          'Ten customer interviews, founders’ agreement',
        ],
        [
          'First paying customers',
          'Why they stay and what one costs you',
          'Twelve months of bank statements, price list',
        ],
        [
          'Steady revenue',
          'Margins, hiring plan, how much depends on your largest customers',
          'Financials, five largest contracts, cap table',
        ],
        [
          'A second location or country',
          'What broke the last time you grew',
          'Budget versus actuals, leases, licenses',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Investor network FAQ',
      questions: [
        {
          question: 'Who could see my profile?',
          answer:
            'In the design, no one until you publish it, and then the members you allow. Ask your lawyer first whether you may show a raise to everyone.',
        },
        {
          question: 'Would you check investors?',
          answer:
            'No. A profile is what people say about themselves, so check for yourself. Ask for founders they have backed, call two of them, and have your lawyer confirm who may lawfully invest.',
        },
        {
          question: 'Would joining get my company funded?',
          answer:
            'No one can promise that. What you’d get is better preparation and a record of each conversation.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Gather your numbers first',
    text: 'Keep revenue, runway and the amount you’re raising in a post, in round figures, below what investors ask at your stage. If the company isn’t registered, start there.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See Business Registration', to: '/services/business-registration' },
    ],
  },
}
