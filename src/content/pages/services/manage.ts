import { contactHref } from '@/content/catalog/hrefs'
import { getServiceCount } from '@/content/catalog/menus'
import type { PageContent } from '@/content/types'

export const content: PageContent = {
  meta: {
    title: 'Manage & Operate: books, people and rules',
    description:
      'How books, contracts, hiring, compliance and a restaurant floor would share a back office, so you’d enter a new hire or a new vendor exactly once.',
  },
  hero: {
    headline: 'A back office for the books, the people and the rules',
    tagline: `Copy a hiring plan or a month-end close from the pages below today. Planned: ${getServiceCount('manage')} services where you’d record a hire, a vendor or a lease once, as in the hiring of a chef.`,
    ctas: [
      { label: 'Create an account', to: '/signup' },
      { label: 'Ask about the back office', to: contactHref('Manage & Operate') },
    ],
    picture: {
      kind: 'table',
      title: 'Bills to approve',
      note: 'Example: Harbor Inn, November 14',
      action: 'Approve 2',
      people: ['MA', 'TS'],
      columns: ['Vendor', 'Due', 'Amount', 'Status'],
      rows: [
        {
          title: 'Hollis Dairy',
          text: 'Butter, cream, 3 deliveries',
          cells: ['Nov 18', '$412.60', { tone: 'accent', text: 'Chef' }],
        },
        {
          title: 'Pier 9 Fish',
          text: 'Invoice 2081',
          cells: ['Nov 16', '$1,180.00', { tone: 'accent', text: 'Owner' }],
          highlighted: true,
        },
        {
          title: 'Saltbox Linen',
          text: 'Contract until March',
          cells: ['Nov 22', '$268.40', { tone: 'success', text: 'Approved' }],
        },
        {
          title: 'Volt & Daughter',
          text: 'Walk-in cooler repair',
          cells: ['Nov 12', '$640.00', { tone: 'danger', text: '2 days late' }],
        },
        {
          title: 'Oak & Ember',
          text: 'Firewood, 1 cord',
          cells: ['Nov 29', '$220.00', { tone: 'success', text: 'Paid' }],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'services',
      title: 'Back-office services',
      intro: `The ${getServiceCount('manage')} services would share vendors, people and documents, so a change in one would show up in the others.`,
      services: [
        {
          path: '/services/accounting-insights',
          text: 'The ledger, invoices and receipts, a month-end checklist, and a cash forecast you’d argue with line by line.',
        },
        {
          path: '/services/compliance-management',
          text: 'Which rules apply to you, who’s responsible for each, and the proof that it was done.',
        },
        {
          path: '/services/enterprise-management',
          text: 'Single sign-on for a group of companies, roles that follow the org chart, and approvals that stop at the right desk.',
        },
        {
          path: '/services/legal',
          text: 'A draft agreement, and every contract that renews itself this quarter.',
        },
        {
          path: '/services/recruitment',
          text: 'The same questions for every applicant, and a kind reply to those you turn down.',
        },
        {
          path: '/services/restaurant-hospitality',
          text: 'Tables, tickets, rooms and shifts, from nine seats to ninety rooms.',
        },
        {
          path: '/services/sustainability',
          text: 'A carbon ledger, built from the utility bills you already pay.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Example: hiring a chef',
      intro: 'What happens when a new hire accepts your offer, and what nobody has to type again.',
      columns: ['Step', 'Service', 'Already filled in'],
      rows: [
        ['She accepts the offer', { to: '/services/recruitment' }, 'Name, start date, agreed pay'],
        ['Her contract is drafted', { to: '/services/legal' }, 'Role, hours, work location'],
        [
          'Her food handler card gets a due date',
          { to: '/services/compliance-management' },
          'The card, and who checks it',
        ],
        [
          'She is on Friday’s schedule',
          { to: '/services/restaurant-hospitality' },
          'Her hours and her station',
        ],
        [
          'Her wages reach the right cost center',
          { to: '/services/accounting-insights' },
          'Pay, hours and location',
        ],
      ],
    },
    {
      kind: 'services',
      title: 'Related services',
      services: [
        {
          path: '/services/ai-automation',
          text: 'The steps between an incoming bill and its approval.',
        },
        {
          path: '/services/payment-platform',
          text: 'Payouts in the ledger, with their fees split out.',
        },
        {
          path: '/services/insurance-plus',
          text: 'Which coverage to compare when a policy renews.',
        },
        {
          path: '/services/customer-service',
          text: 'A complaint next to the order and the warranty.',
        },
      ],
    },
  ],
  ctaBanner: {
    headline: 'How many times do you type a new name?',
    text: 'List the systems you entered your last hire into, and keep the list as a post, without the name, for the next hire. Or send it to us: we’ll tell you which step the design would save.',
  },
}
