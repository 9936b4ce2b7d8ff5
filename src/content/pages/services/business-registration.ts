import {
  CalendarCheck,
  ClipboardList,
  FileStack,
  ListChecks,
  SearchCheck,
  Send,
} from 'lucide-react'
import { contactHref } from '@/content/catalog/hrefs'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Business Registration: LLC, corporation and more',
    description:
      'Compare a sole proprietorship, an LLC and a corporation in plain words, and see how one set of answers would fill in the formation documents.',
  },
  hero: {
    headline: 'What to settle before you register a company',
    tagline:
      'Copy the five legal structures below, and pick two to discuss with an adviser. Planned: names checked, and your state’s paperwork filled in from plain questions.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about registration', to: contactHref('Business Registration') },
    ],
    picture: {
      kind: 'list',
      title: 'Alder & Rye LLC',
      note: 'Example: Oregon, two owners',
      people: ['MA', 'JO'],
      progress: { percent: 67, text: '4 of 6 steps done' },
      entries: [
        { title: 'Structure', text: 'Member-managed LLC', value: 'Chosen', checked: true },
        { title: 'Name', text: 'Available in the state registry', value: 'Chosen', checked: true },
        {
          title: 'Articles of organization',
          text: 'Drafted from your answers',
          value: 'Filed June 3',
          checked: true,
        },
        {
          title: 'Operating agreement',
          text: '60/40, both can sign',
          value: 'Signed',
          checked: true,
        },
        {
          title: 'EIN application',
          text: 'Form SS-4, page 1 of 1',
          value: { tone: 'accent', text: 'Ready to send' },
          checked: false,
        },
        {
          title: 'Food handling permit',
          text: 'Multnomah County',
          value: { tone: 'quiet', text: 'Not started' },
          checked: false,
        },
      ],
    },
  },
  sections: [
    {
      kind: 'table',
      title: 'Business structures',
      copyable: true,
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
          'Two or more people starting together',
          'Each partner can owe all of it',
          'On the partners’ returns',
        ],
        [
          'LLC',
          'Shops, trades, consultants',
          'Usually the company, not its members',
          'On the members’ returns, unless it elects otherwise',
        ],
        [
          'Corporation (C\u00a0corp)',
          'Companies seeking investors',
          'Usually the company, not its shareholders',
          'By the corporation, then dividends by the shareholder',
        ],
        [
          'Nonprofit corporation',
          'Charities, clubs, schools',
          'Usually the organization',
          'Taxable unless the IRS recognizes an exemption',
        ],
      ],
    },
    {
      kind: 'cards',
      label: 'Planned features',
      title: 'Structure, paperwork and renewals',
      intro: 'In the order the state asks for them, so that no form waits for another.',
      cards: [
        {
          icon: ClipboardList,
          title: 'Structure questionnaire',
          text: 'Fourteen questions, from “could a customer be hurt?” to “will a cousin put in money?” You’d see which answer tipped the balance.',
        },
        {
          icon: SearchCheck,
          title: 'Name and domain shortlist',
          text: 'Six names, checked for companies that sound alike, words your state reserves and domains already taken.',
        },
        {
          icon: FileStack,
          title: 'Formation documents',
          text: 'The articles of organization, the operating agreement and the first resolution, filled in from one set of answers.',
          link: { label: 'See Legal', to: '/services/legal' },
        },
        {
          icon: ListChecks,
          title: 'Licenses and permits',
          text: 'The food handler card, sign permit and fire inspection, each checked off.',
        },
        {
          icon: Send,
          title: 'Direct state filing',
          text: 'The finished articles, sent to the secretary of state’s portal, with a status to follow. Without it, you’d file them yourself, with a guide.',
          conceptual: true,
        },
        {
          icon: CalendarCheck,
          title: 'Renewal calendar',
          text: 'The date, form and fee of each renewal, 30 days ahead.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'Operating agreement',
      copyable: true,
      intro: 'The questions two founders can settle in an afternoon, while they still agree.',
      picture: { kind: 'drawing', drawing: 'scales' },
      points: [
        {
          title: 'Ownership and vesting',
          text: 'Shares that vest over time, so someone who leaves in month three doesn’t take half.',
        },
        {
          title: 'Signing authority',
          text: 'A van lease takes one signature, a loan takes two. Put a dollar amount where templates say “major decisions.”',
        },
        {
          title: 'Exit terms',
          text: 'A way to value a share before anyone needs the number, and a deadline for paying it out.',
        },
      ],
    },
    {
      kind: 'notice',
      title: 'Preparation only, no filing',
      text: 'The state registers your business; this page is about preparing. Government fees are separate and set by your state. An EIN from the IRS is free. We’re not a law firm, and the authorities decide whether to accept a filing.',
    },
  ],
  ctaBanner: {
    headline: 'Take two structures to your adviser',
    text: 'Copy the five structures to a post, keep the two you’re weighing, and add your questions under each, so that the hour with a lawyer or accountant goes to your case instead of definitions.',
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'See the website builder', to: '/services/build' },
    ],
  },
}
