import {
  BuildingComplex,
  FolderLock,
  HandCoins,
  Handshake,
  Mailbox,
  SlidersHorizontal,
} from 'lucide-react'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Investor Network: prepare, share, follow up',
    description:
      'Founders show their numbers once and investors list what they fund. Prepare a data room, choose who opens what, and keep every promise on record.',
  },
  hero: {
    headline: 'Get your numbers ready for investors',
    tagline:
      'Share your numbers once, open each document person by person, and keep every conversation and commitment on record.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'Ask about the Investor Network', to: '/contact' },
    ],
    mockup: {
      kind: 'checklist',
      title: 'Seed round, Tidal Kelp',
      note: 'Example round, January 12 to April 30',
      people: ['IM', 'RK'],
      progress: 62,
      text: '$310,000 committed of $500,000',
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
          status: { tone: 'open', text: 'Reading' },
          checked: false,
        },
        {
          title: 'H. Castellano',
          text: 'Never funds before revenue',
          status: { tone: 'quiet', text: 'Not a fit' },
          checked: false,
        },
      ],
      floatingCard: { label: 'Data room', value: '14 documents, 3 readers' },
    },
  },
  sections: [
    {
      kind: 'notice',
      title: 'An introduction, not an offer',
      text: 'Nothing here is an offer of securities or investment advice, and no money is raised or moved through these pages. Young companies often fail; take independent legal and financial advice before you sign.',
    },
    {
      kind: 'cards',
      title: 'Features for founders and investors',
      cards: [
        {
          icon: BuildingComplex,
          title: 'Founder profile',
          description:
            'Show revenue, runway, customers and the amount you’re raising in the order an investor reads them. You choose who sees what.',
        },
        {
          icon: SlidersHorizontal,
          title: 'Investor criteria',
          description:
            'See an investor’s stage, check size, industry and country, plus a line on what they always decline. It saves both sides a call.',
        },
        {
          icon: Handshake,
          title: 'Matched introductions',
          description:
            'A model compares profiles with criteria and suggests an introduction to both sides. It goes ahead only if both say yes.',
          conceptual: true,
        },
        {
          icon: FolderLock,
          title: 'Data room',
          description:
            'Keep the cap table, contracts and financials in folders you open person by person, with a log of who has read which document.',
        },
        {
          icon: Mailbox,
          title: 'Investor updates',
          description:
            'A monthly letter with the same five metrics every time. Investors who passed can ask to stay on the list and watch you grow.',
        },
        {
          icon: HandCoins,
          title: 'Round tracker',
          description:
            'See who’s interested, who has named an amount and who has signed. Verbal interest and signed commitments are never added together.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Prepare for your call',
      intro: 'Typical expectations. Individual investors may ask for more.',
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
          question: 'Who can see my profile?',
          answer:
            'No one until you publish it, and then the members you allow. Ask your lawyer before you show a raise to everyone.',
        },
        {
          question: 'Do you check investors?',
          answer:
            'No. A profile is what people say about themselves, so check for yourself. Ask for founders they have backed, call two of them, and have your lawyer confirm who may lawfully invest.',
        },
        {
          question: 'Will joining get my company funded?',
          answer:
            'No one can promise that. What you get is better preparation and a record of each conversation.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'Create your investor network profile',
    text: 'Gather last year’s revenue, your runway and the amount you’re raising. Ask us how a profile would show them.',
    ctas: [
      { label: 'Start free trial', to: '/signup' },
      { label: 'See Business Registration', to: '/services/business-registration' },
    ],
  },
}
