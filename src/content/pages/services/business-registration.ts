import {
  CalendarCheck,
  ClipboardList,
  FileStack,
  ListChecks,
  SearchCheck,
  Send,
} from 'lucide-react'
import type { PageContent } from '@/content/types'

export const page: PageContent = {
  meta: {
    title: 'Business Registration: LLC, corporation and more',
    description:
      'Sole proprietorship, LLC or corporation: compare them in plain words, prepare the formation papers once, and know which license comes before opening day.',
  },
  hero: {
    headline: 'Register the company before you print the sign',
    tagline:
      'Answer plain questions about your business to compare legal structures, check names and prepare the papers to file with your state.',
    actions: [
      { label: 'Prepare your registration', to: '/signup' },
      { label: 'Ask about registration', to: '/contact' },
    ],
    mockup: {
      kind: 'checklist',
      title: 'Alder & Rye LLC',
      note: 'Oregon, two owners',
      people: ['MA', 'JO'],
      progress: 58,
      text: '4 of 7 steps done',
      entries: [
        ['Structure', 'LLC, managed by its members', 'Chosen', true],
        ['Name', 'Free in the state register today', 'Chosen', true],
        ['Articles of organization', 'Drafted from your answers', 'Signed', true],
        ['Operating agreement', '60 and 40, both may sign', 'Signed', true],
        ['Employer number', 'Form SS-4, page 1 of 1', ['open', 'Ready to send'], false],
        ['Food handling permit', 'Multnomah County', ['quiet', 'Not begun'], false],
      ],
      floatingCard: { label: 'First annual report', value: 'Due before June 3' },
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Business structures compared',
      intro:
        'Five legal structures in the United States, in brief. Rules differ by state, so check with a tax adviser.',
      columns: [
        'Structure',
        'Often chosen by',
        'If the business owes money',
        'How profit is taxed by default',
      ],
      rows: [
        [
          'Sole proprietorship',
          'One person testing an idea',
          'You owe it personally',
          'On the owner’s own return',
        ],
        [
          'General partnership',
          'Two or more who start together',
          'Each partner can owe all of it',
          'On the partners’ returns',
        ],
        [
          'LLC',
          'Shops, trades, consultants',
          'In general the company, not its members',
          'On the members’ returns, unless it elects otherwise',
        ],
        [
          'Corporation (C corp)',
          'Companies that seek investors',
          'In general the company, not its shareholders',
          'By the corporation, then dividends by the shareholder',
        ],
        [
          'Nonprofit corporation',
          'Charities, clubs, schools',
          'In general the organization',
          'Taxable unless the IRS recognizes an exemption',
        ],
      ],
    },
    {
      kind: 'cards',
      title: 'Registration features',
      cards: [
        {
          icon: ClipboardList,
          title: 'Structure questionnaire',
          description:
            'Fourteen questions, from “could a customer be hurt?” to “will a cousin put in money?”, and a result that shows which answer tipped the balance.',
        },
        {
          icon: SearchCheck,
          title: 'Name and domain shortlist',
          description:
            'Write down six candidates and see for each the obvious clashes: same-sounding firms, words that your state reserves, domains already in use.',
        },
        {
          icon: FileStack,
          title: 'Formation documents',
          description:
            'Articles of organization, an operating agreement with vesting and exit clauses, the first resolution: one set of answers fills all of them.',
          link: { label: 'See Legal', to: '/services/legal' },
        },
        {
          icon: ListChecks,
          title: 'Licenses and permits',
          description:
            'A list for your trade and town to check off: the food-handler card, the sign permit, the sales-tax account, the fire inspection before opening.',
        },
        {
          icon: Send,
          title: 'Direct state filing',
          description:
            'Sends the finished articles to the secretary of state’s portal and follows their status. Today you file the papers yourself, with a guide.',
          conceptual: true,
        },
        {
          icon: CalendarCheck,
          title: 'Renewal calendar',
          description:
            'Annual report, franchise tax, registered agent, license renewals: each date with its form and its fee, and a nudge thirty days ahead of it.',
        },
      ],
    },
    {
      kind: 'story',
      title: 'Operating agreement',
      intro:
        'Two founders, one afternoon: the questions to settle before you sign an operating agreement.',
      drawing: 'scales',
      points: [
        {
          title: 'Ownership and vesting',
          text: 'Shares that vest over time, so that someone who leaves in month three does not leave with half.',
        },
        {
          title: 'Signing authority',
          text: 'A van lease for one signature, a loan for two. Write the amount where templates say “major decisions”.',
        },
        {
          title: 'Exit terms',
          text: 'A way to value a share before anyone needs the number, and a time to pay it out.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Preparation only, no filing',
      text: 'The state registers your business; we help you prepare. Government fees are separate and set by your state. An EIN is free of charge from the IRS. We are not a law firm, and whether a filing is accepted is for the authority to decide.',
    },
  ],
  closing: {
    headline: 'Find the right structure',
    text: 'The questionnaire takes about ten minutes. Share the result with your lawyer or accountant.',
    actions: [
      { label: 'Prepare your registration', to: '/signup' },
      { label: 'Build the website next', to: '/services/build' },
    ],
  },
}
